import { execFile, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Statement } from './serve';

/** Whether pgbench is installed (Debian: postgresql-contrib or postgresql). */
export const hasPgbench = spawnSync('pgbench', ['--version']).status === 0;

interface Load {
  url: string;
  folder: string;
  connections: number;
  seconds: number;
}

/** Executions a second of these statements, without the API. */
export async function pgbench(statements: Statement[], load: Load): Promise<number> {
  const script = join(load.folder, 'pgbench.sql');
  await writeFile(script, statements.map((one) => `${inline(one)};\n`).join(''));
  const { stdout } = await promisify(execFile)('pgbench', [
    '--no-vacuum',
    '--protocol=extended',
    `--file=${script}`,
    '--jobs=2',
    `--client=${load.connections}`,
    `--time=${load.seconds}`,
    load.url,
  ]);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? NaN);
}

function inline({ text, values }: Statement): string {
  return text
    .replace(/\$(\d+)/g, (_, position: string) => literal(values[Number(position) - 1]))
    .replaceAll('\n', ' ');
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'number') return String(value);
  return `'${String(value).replaceAll("'", "''")}'`;
}
