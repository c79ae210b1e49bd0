import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import * as schema from '../db/schema';
import { withoutIndexes } from '../db/without-indexes';
import { StartError } from '../start-error';
import { foreignKeys, quoted, tableShapes, type TableShape } from './catalogue';
import { readCopyText, type TextRow } from './copy-text';
import type { Manifest, TablePart } from './manifest';
import { entriesOf } from './read-archive';

/** Rows per INSERT: the embedded PostgreSQL keeps each statement in memory. */
const rowsPerInsert = 1_000;

/**
 * Fills the empty tables of a schema at the archive's migration level. Uses INSERT, because the
 * embedded PostgreSQL has no COPY … FROM STDIN. Checks foreign keys at the end.
 */
export async function loadTables(
  client: PoolClient,
  path: string,
  manifest: Manifest,
): Promise<void> {
  const shapes = new Map((await tableShapes(client)).map((shape) => [shape.name, shape]));
  const parts = new Map(manifest.tables.map((part) => [part.entry, part]));
  const keys = await foreignKeys(client);
  for (const { drop } of keys) await client.query(drop);
  // Disable triggers: their results are in the archive.
  for (const name of shapes.keys()) await setTriggers(client, name, 'DISABLE');
  // A migration may have inserted rows; the archive has their final state.
  await client.query(`TRUNCATE ${[...shapes.keys()].map(quoted).join(', ')}`);
  for await (const entry of entriesOf(path)) {
    const part = parts.get(entry.header.name);
    if (part) await loadTable(client, shapeFor(part, shapes.get(part.name)), part, entry);
    else entry.resume();
  }
  for (const { add } of keys) await client.query(add);
  for (const name of shapes.keys()) await setTriggers(client, name, 'ENABLE');
}

async function setTriggers(client: PoolClient, table: string, state: 'ENABLE' | 'DISABLE') {
  await client.query(`ALTER TABLE public.${quoted(table)} ${state} TRIGGER USER`);
}

/** @throws StartError when the archive's columns are not those of the schema */
function shapeFor(part: TablePart, shape: TableShape | undefined): TableShape {
  const types = new Map(shape?.columns.map(({ name, type }) => [name, type]));
  const isKnown = part.columns.every((column) => types.has(column));
  if (!shape || !isKnown || part.columns.length !== types.size) {
    throw new StartError(
      `La table ${part.name} de la sauvegarde n'a pas les colonnes attendues.`,
      'Restaurez avec la version du produit qui a écrit la sauvegarde.',
    );
  }
  const columns = part.columns.map((name) => ({ name, type: types.get(name) ?? 'text' }));
  return { ...shape, columns };
}

async function loadTable(
  client: PoolClient,
  shape: TableShape,
  part: TablePart,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const insert = insertInto(shape);
  await withoutIndexes(drizzle(client, { schema }), part.name, async () => {
    let rows: TextRow[] = [];
    const flush = async () => {
      if (rows.length > 0) await client.query(insert, [JSON.stringify(rows)]);
      rows = [];
    };
    for await (const row of readCopyText(content)) {
      if (rows.push(row) === rowsPerInsert) await flush();
    }
    await flush();
  });
  const { rows: counted } = await client.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM public.${quoted(part.name)}`,
  );
  if (counted[0]?.n !== part.rows) throw new Error(`${part.name}: ${counted[0]?.n} rows`);
  await continueSequence(client, shape, part);
}

/** Values are text, parsed by their type, as with COPY. */
function insertInto({ name, columns }: TableShape): string {
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map(({ type }, index) => `(line ->> ${index})::${type}`).join(', ');
  return `INSERT INTO public.${quoted(name)} (${names}) OVERRIDING SYSTEM VALUE
    SELECT ${values} FROM jsonb_array_elements($1::jsonb) AS line`;
}

async function continueSequence(
  client: PoolClient,
  { sequence }: TableShape,
  part: TablePart,
): Promise<void> {
  if (!sequence || !part.sequence) return;
  const { lastValue, isCalled } = part.sequence;
  await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [
    sequence.name,
    lastValue,
    isCalled,
  ]);
}
