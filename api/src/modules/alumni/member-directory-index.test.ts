import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { describeOnOwnDatabase, type TestApi } from '../../../testing/test-api';
import { directoryCondition, type DirectoryFilters } from './directory-filters';
import { directoryRepository } from './directory.repository';

const index = 'people_member_directory';

/**
 * Waits until all rows are marked all-visible: their commit is on disk, and no older snapshot is
 * open (PostgreSQL's autoanalyze may hold one).
 */
async function vacuum({ db }: TestApi): Promise<void> {
  let left: unknown;
  do {
    await db.execute('CHECKPOINT');
    await db.execute('VACUUM ANALYZE people');
    const { rows } = await db.execute(
      sql`SELECT relpages - relallvisible AS left FROM pg_class WHERE oid = 'people'::regclass`,
    );
    left = rows[0]?.left;
  } while (left !== 0);
}

// In a shared database, rows that other files deleted would change the plans.
describeOnOwnDatabase("the index for the members' directory", (api) => {
  beforeAll(async () => {
    await api.db.execute(sql`
      INSERT INTO people (nom, prenoms, email, biographie, approved)
      SELECT 'NOM' || n % 700, 'Prénom' || n % 30, 'membre' || n || '@alumni.test', repeat('x', 500), (n % 20 > 0)::int
      FROM generate_series(1, 6000) AS n`);
    await vacuum(api);
  });

  /** Query plans of the list: its count and its page. */
  async function plansOf(filters: DirectoryFilters): Promise<string[]> {
    const statements: { query: string; params: unknown[] }[] = [];
    const logger = {
      logQuery: (query: string, params: unknown[]) => statements.push({ query, params }),
    };
    const db = drizzle(api.database.pool, { logger });
    const condition = await directoryCondition(api.db, filters);
    await directoryRepository().search(db as unknown as typeof api.db, condition, 1, 12);
    return Promise.all(
      statements.map(async ({ query, params }) => {
        const { rows } = await api.database.pool.query(`EXPLAIN ${query}`, params);
        return JSON.stringify(rows);
      }),
    );
  }

  test('serves the page and the count for members, without a table scan', async () => {
    const [count, page, ...more] = await plansOf({
      approved: 1,
      is_activate: 1,
      forMembers: 'shared',
    });
    expect(more).toEqual([]);
    expect(count).toMatch(/Index Only Scan using people_(facets|status|member_directory)/);
    expect(page).toContain(`Index Only Scan using ${index}`);
    expect(count + page!).not.toContain('Seq Scan on people');
  });

  test.each<DirectoryFilters>([
    { pays_residence: 'Togo', sexe: 'F', last_grade: 'Master' },
    { first_year: 2001, last_grade_year: 2009 },
    { nationalite: 'Togo', approved: 0 },
  ])('the count for %j uses the index only', async (filters) => {
    await api.db.execute(sql`
      UPDATE people SET pays_residence = 'Togo', sexe = 'F', nationalite = 'Togo',
        last_grade = 'Master', first_year = 2000 + id % 20, last_grade_year = 2005 + id % 20`);
    await vacuum(api);
    const [count] = await plansOf(filters);
    expect(count).toContain('Index Only Scan using people_facets');
  });

  test('is not used for staff, who see everybody', async () => {
    for (const plan of await plansOf({})) expect(plan).not.toContain(index);
  });
});
