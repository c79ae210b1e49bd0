import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase, Pool } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { quoted, tableShapes, type TableShape } from './catalogue';
import { isKept, selectKept } from './kept-rows';
import type { TablePart } from './manifest';
import { appliedMigrations, type Migration } from '../db/migrations';
import { namedPictures } from './named-pictures';

/** The database at one moment. */
export interface Snapshot {
  migrations: Migration[];
  tables: TablePart[];
  isDemo: boolean;
  /** Keys of the pictures that rows name. */
  pictures: Set<string>;
  /** Duration of the transaction in seconds; it blocks the embedded database for that time. */
  seconds: number;
}

/** Fixed output formats, whatever the server's settings. */
const settings = [
  `SET LOCAL timezone = 'UTC'`,
  `SET LOCAL datestyle = 'ISO, YMD'`,
  `SET LOCAL intervalstyle = 'postgres'`,
  `SET LOCAL bytea_output = 'hex'`,
  `SET LOCAL extra_float_digits = 1`,
  `SET LOCAL statement_timeout = 0`,
  `SET LOCAL idle_in_transaction_session_timeout = 0`,
];

/** Writes every table to a file of the folder, from one read-only snapshot. */
export async function dumpTables(pool: Pool, folder: string): Promise<Snapshot> {
  const client = await pool.connect();
  const started = performance.now();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    for (const setting of settings) await client.query(setting);
    const shapes = await tableShapes(client);
    const tables: TablePart[] = [];
    for (const shape of shapes.filter(({ name }) => isKept(name))) {
      tables.push(await dumpTable(client, shape, folder));
    }
    const snapshot = {
      migrations: await appliedMigrations(client),
      tables,
      isDemo: await isDemo(client, shapes),
      pictures: await namedPictures(client, shapes),
    };
    await client.query('COMMIT');
    client.release();
    return { ...snapshot, seconds: (performance.now() - started) / 1000 };
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function dumpTable(
  client: ClientBase,
  { name, columns, sequence }: TableShape,
  folder: string,
): Promise<TablePart> {
  const names = columns.map((column) => column.name);
  const rows = client.query(copyTo(`COPY (${selectKept(name, names)}) TO STDOUT`));
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(rows, measure, createWriteStream(join(folder, name), { mode: 0o600 }));
  // Rows end before the server's CommandComplete; wait for it before the next query.
  await client.query('SELECT');
  return {
    name,
    entry: `tables/${name}.copy`,
    columns: names,
    rows: rows.rowCount,
    bytes,
    sha256: hash.digest('hex'),
    sequence: sequence && (await readSequence(client, sequence)),
  };
}

async function readSequence(
  client: ClientBase,
  { column, name }: { column: string; name: string },
): Promise<TablePart['sequence']> {
  const { rows } = await client.query<{ value: string; called: boolean }>(
    `SELECT last_value::text AS value, is_called AS called FROM ${name}`,
  );
  const [{ value, called } = { value: '1', called: false }] = rows;
  return { column, lastValue: value, isCalled: called };
}

async function isDemo(client: ClientBase, shapes: TableShape[]): Promise<boolean> {
  if (!shapes.some(({ name }) => name === 'settings')) return false;
  const { rows } = await client.query(
    `SELECT FROM public.${quoted('settings')} WHERE key = 'demo'`,
  );
  return rows.length > 0;
}
