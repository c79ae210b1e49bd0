import { sql } from 'drizzle-orm';
import type { DbOrTx } from './open-database';

/**
 * Drops a table's secondary indexes during bulk work and rebuilds them after it, in the same
 * transaction: several times faster. Unique keys stay; index settings outside its definition
 * (statistics target) would be lost.
 */
export async function withoutIndexes<Result>(
  tx: DbOrTx,
  table: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows } = await tx.execute<{ name: string; definition: string }>(sql`
    SELECT index.relname AS name, pg_get_indexdef(index.oid) AS definition
    FROM pg_index JOIN pg_class index ON index.oid = pg_index.indexrelid
    WHERE pg_index.indrelid = ${table}::regclass AND NOT pg_index.indisunique`);
  for (const { name } of rows) await tx.execute(sql`DROP INDEX ${sql.identifier(name)}`);
  const result = await work();
  for (const { definition } of rows) await tx.execute(sql.raw(definition));
  return result;
}
