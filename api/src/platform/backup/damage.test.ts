import { copyFileSync, mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { people } from '../db/schema';
import { seededRandom } from '../../../demo/seeded-random';
import { allRows } from '../../../testing/all-rows';
import { backUp } from '../../../testing/back-up';
import { runCommand } from '../../../testing/command';
import { emptyPlace, type Place } from '../../../testing/empty-place';
import { buildAlumnus } from '../../../testing/factories';
import { png } from '../../../testing/form';
import { describeOnOwnDatabase } from '../../../testing/test-api';
import { copyDatabase } from '../../../testing/test-databases';
import { writeNetwork } from '../../../testing/written-network';
import { ArchiveWriter } from './archive-writer';
import type { Manifest, Part } from './manifest';
import { checkArchive, entriesOf } from './read-archive';

describeOnOwnDatabase('a damaged backup', (api) => {
  const folder = mkdtempSync(join(tmpdir(), 'alumni-test-'));
  const whole = join(folder, 'whole.tar');
  const damaged = join(folder, 'damaged.tar');
  let place: Place;
  beforeAll(async () => {
    await writeNetwork(api);
    await backUp(api, whole);
    place = await emptyPlace(api.kind);
    await buildAlumnus(place.database.db, {
      picture: await place.storage.savePicture(await png(), { kind: 'photo' }),
    });
  });
  afterAll(async () => {
    await place.leave();
    rmSync(folder, { recursive: true });
  });

  const isRefused = { message: expect.stringContaining('est incomplète ou abîmée') };
  const filesOf = async () => {
    const paths: string[] = [];
    for await (const { path } of place.storage.list()) paths.push(path);
    return paths.sort();
  };

  test('is refused for any flipped byte, and when truncated', async () => {
    const { size } = statSync(whole);
    const offsets = [0, 257, size - 1, size - 1024, size - 2048, size - 1500];
    const seed = Date.now() % 1e6;
    const random = seededRandom(seed);
    while (offsets.length < 40) offsets.push(random.int(0, size - 1));
    process.stdout.write(`graine ${seed} : octets changés à ${offsets.join(', ')}\n`);
    for (const offset of offsets) {
      copyFileSync(whole, damaged);
      const file = await open(damaged, 'r+');
      const byte = Buffer.alloc(1);
      await file.read(byte, 0, 1, offset);
      byte[0] = (byte[0] ?? 0) ^ 0x10;
      await file.write(byte, 0, 1, offset);
      await file.close();
      expect([offset, await refusal(damaged)]).toEqual([offset, 'refused']);
    }
    for (const length of [0, 100, 2_048, Math.floor(size / 2), size - 1024, size - 1]) {
      copyFileSync(whole, damaged);
      truncateSync(damaged, length);
      expect([length, await refusal(damaged)]).toEqual([length, 'refused']);
    }
    expect(await refusal(whole)).toBe('accepted');
  });

  const refusal = (path: string) =>
    checkArchive(path).then(
      () => 'accepted',
      (error: Error) => (error.message.includes('abîmée') ? 'refused' : String(error)),
    );

  test('changes nothing, even when everything was to be replaced', async () => {
    copyFileSync(whole, damaged);
    truncateSync(damaged, statSync(whole).size - 512);
    const before = { rows: await allRows(place.database.pool), files: await filesOf() };
    await expect(place.restore(damaged, true)).rejects.toMatchObject(isRefused);
    expect({ rows: await allRows(place.database.pool), files: await filesOf() }).toEqual(before);
  });

  test('is reported in French by the command, which exits with 1', async () => {
    copyFileSync(whole, damaged);
    truncateSync(damaged, 5_000);
    const copy = await copyDatabase('embedded');
    const mail = { SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: 'reseau@alumni.test' };
    const environment = { ...copy.environment, DEMO: '0', ...mail };
    const { code, output } = await runCommand(
      'src/platform/backup/restore-command.ts',
      [damaged, '--force'],
      environment,
    );
    expect(output).toContain("La restauration n'a pas eu lieu : rien n'a changé.");
    expect(output).toContain('est incomplète ou abîmée');
    expect(output).not.toContain('    at ');
    expect(code).toBe(1);
    await copy.remove();
  });

  test('with a valid checksum and rows that violate the schema leaves the database as it was', async () => {
    const forged = join(folder, 'forged.tar');
    await forge(forged);
    const before = { rows: await allRows(place.database.pool), files: await filesOf() };
    await expect(place.restore(forged, true)).rejects.toMatchObject({ code: '23505' });
    expect({ rows: await allRows(place.database.pool), files: await filesOf() }).toEqual(before);
    expect(await place.database.db.$count(people)).toBe(1);
  });

  /** The same archive with one person twice. */
  async function forge(path: string): Promise<void> {
    const archive = new ArchiveWriter(path);
    let twice: Part | undefined;
    for await (const entry of entriesOf(whole)) {
      const content = await buffer(entry);
      const { name } = entry.header;
      if (name === 'SHA256') continue;
      if (name === 'tables/people.copy') {
        const [first = ''] = content.toString().split('\n');
        twice = await archive.add(name, Buffer.concat([content, Buffer.from(`${first}\n`)]));
      } else if (name === 'manifest.json') {
        const manifest = JSON.parse(content.toString()) as Manifest;
        const tables = manifest.tables.map((table) =>
          table.name === 'people' ? { ...table, ...twice, rows: table.rows + 1 } : table,
        );
        await archive.add(name, Buffer.from(JSON.stringify({ ...manifest, tables })));
      } else await archive.add(name, content);
    }
    await archive.seal();
  }
});
