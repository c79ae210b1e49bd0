import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { eventually } from './eventually';
import type { TestApi } from './test-api';

/** Runs code while the database refuses every write to a table. */
export function whileRefusing<Result>(
  api: TestApi,
  table: 'audit_entries' | 'people',
  act: () => Promise<Result>,
): Promise<Result> {
  return whileTriggering(api, table, `RAISE EXCEPTION 'refused for a test';`, act);
}

/** Runs code while writes to a table are slow, to provoke concurrency. */
export function whileSlow<Result>(
  api: TestApi,
  table: 'news' | 'opportunities' | 'type_advantages',
  act: () => Promise<Result>,
): Promise<Result> {
  return whileTriggering(api, table, 'PERFORM pg_sleep(0.5); RETURN NEW;', act);
}

/**
 * Waits until a slow write runs. The embedded database blocks meanwhile, so there it waits a fixed
 * time.
 */
export async function untilSlow({ kind, db }: TestApi): Promise<void> {
  if (kind === 'embedded') return pause(300);
  const asleep = sql`SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event = 'PgSleep'`;
  await eventually(async () => expect((await db.execute(asleep)).rowCount).toBe(1));
}

async function whileTriggering<Result>(
  api: TestApi,
  table: string,
  body: string,
  act: () => Promise<Result>,
): Promise<Result> {
  await api.db.execute(sql`CREATE FUNCTION test_trigger() RETURNS trigger LANGUAGE plpgsql
    AS ${sql.raw(`$$ BEGIN ${body} END $$`)}`);
  await api.db.execute(sql`CREATE TRIGGER test_trigger BEFORE INSERT OR UPDATE
    ON ${sql.identifier(table)} FOR EACH ROW EXECUTE FUNCTION test_trigger()`);
  try {
    return await act();
  } finally {
    await api.db.execute(sql`DROP FUNCTION test_trigger CASCADE`);
  }
}
