import { sql } from 'drizzle-orm';
import type { TestApi } from './test-api';

/** Does something while the database refuses every write of one table. */
export async function whileRefusing<Result>(
  api: TestApi,
  table: 'audit_entries' | 'people',
  act: () => Promise<Result>,
): Promise<Result> {
  await api.db.execute(sql`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION 'refused for a test'; END $$`);
  await api.db.execute(sql`CREATE TRIGGER refuse BEFORE INSERT OR UPDATE ON ${sql.identifier(table)}
    FOR EACH ROW EXECUTE FUNCTION refuse()`);
  try {
    return await act();
  } finally {
    await api.db.execute(sql`DROP FUNCTION refuse CASCADE`);
  }
}
