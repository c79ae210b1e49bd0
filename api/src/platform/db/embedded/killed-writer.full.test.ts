import { fork } from 'node:child_process';
import { join } from 'node:path';
import { compiledProgram } from '../../../../testing/compiled-programs';
import { programFlags } from '../../../../testing/program-flags';
import { copyDatabase } from '../../../../testing/test-databases';
import { openDatabase } from '../open-database';

test('a process killed while it writes loses no acknowledged row', async () => {
  const copy = await copyDatabase('embedded');
  for (let kill = 0; kill < 20; kill += 1) {
    const acknowledged = await killWhileWriting(copy.environment.DATA_DIR);
    const database = await openDatabase(copy.environment);
    const { rows } = await database.pool.query('SELECT value::int AS last FROM settings');
    await database.close();
    expect(rows[0].last).toBeGreaterThanOrEqual(acknowledged);
  }
  await copy.remove();
}, 300_000);

/** @returns the last number that the writer acknowledged before it was killed */
function killWhileWriting(folder: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const writer = fork(compiledProgram('testing/endless-writer.ts'), [folder], {
      cwd: join(__dirname, '../../../..'),
      execArgv: programFlags,
    });
    let acknowledged = 0;
    writer.on('message', (value: number) => {
      acknowledged = value;
      if (value === 40) writer.kill('SIGKILL');
    });
    writer.on('error', reject);
    writer.on('exit', () => resolve(acknowledged));
  });
}
