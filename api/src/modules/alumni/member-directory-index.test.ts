import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { describeOnEachDatabase } from '../../testing/test-api';
import { directoryCondition, type DirectoryFilters } from './directory-filters';
import { directoryRepository } from './directory.repository';

const index = 'people_member_directory';

describeOnEachDatabase('the index of what members see', (api) => {
  beforeAll(async () => {
    await api.db.execute(sql`
      INSERT INTO people (nom, prenoms, email, biographie, approved)
      SELECT 'NOM' || n % 700, 'Prénom' || n % 30, 'membre' || n || '@alumni.test', repeat('x', 500), (n % 20 > 0)::int
      FROM generate_series(1, 6000) AS n`);
    await api.db.execute('VACUUM ANALYZE people');
  });

  /** How the list's statements, its count and its page, are carried out. */
  async function plansOf(filters: DirectoryFilters): Promise<string[]> {
    const statements: { query: string; params: unknown[] }[] = [];
    const logger = {
      logQuery: (query: string, params: unknown[]) => statements.push({ query, params }),
    };
    const db = drizzle(api.database.pool, { logger });
    const condition = await directoryCondition(api.db, filters);
    await directoryRepository.search(db as unknown as typeof api.db, condition, 1, 12);
    return Promise.all(
      statements.map(async ({ query, params }) => {
        const { rows } = await api.database.pool.query(`EXPLAIN ${query}`, params);
        return JSON.stringify(rows);
      }),
    );
  }

  test('gives both the count and the page of a member, and the table is not scanned', async () => {
    const plans = await plansOf({ approved: 1, is_activate: 1 });
    expect(plans).toHaveLength(2);
    for (const plan of plans) {
      expect(plan).toContain(`Index Only Scan using ${index}`);
      expect(plan).not.toContain('Seq Scan on people');
    }
  });

  test('is of no use to staff, who see everybody', async () => {
    for (const plan of await plansOf({})) expect(plan).not.toContain(index);
  });
});
