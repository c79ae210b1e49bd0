import { filesOfPicture } from '@alumni/shared-contract';
import { count, eq, isNotNull, sql } from 'drizzle-orm';
import {
  advantages,
  alumniCategories,
  alumniTypes,
  auditEntries,
  campuses,
  joinRequests,
  news,
  opportunities,
  people,
  slides,
} from '../src/platform/db/schema';
import { refreshPersonFacts } from '../src/modules/alumni/person-facts.repository';
import { describeOnDatabase } from '../testing/test-api';
import { loadDemo } from './load-demo';
import { demoPassword } from './people/accounts';

describeOnDatabase('the demo', (api) => {
  const load = () => loadDemo({ ...api.context, log: () => undefined });
  const rowsIn = async (table: Parameters<typeof api.db.$count>[0]) => api.db.$count(table);

  beforeAll(load, 180_000);

  test('is complete', async () => {
    expect(await api.db.$count(people, eq(people.idProfil, 1))).toBe(19_000);
    expect(await api.db.$count(people, eq(people.approved, 0))).toBe(60);
    expect(
      await Promise.all(
        [
          campuses,
          alumniCategories,
          slides,
          alumniTypes,
          advantages,
          news,
          opportunities,
          joinRequests,
          auditEntries,
        ].map(rowsIn),
      ),
    ).toEqual([3, 3, 4, 5, 10, 14, 20, 24, 48]);
  });

  test('is not loaded twice', async () => {
    await load();
    expect(await rowsIn(people)).toBe(19_002);
    expect(await rowsIn(slides)).toBe(4);
  });

  test('gives a password to the three demonstration accounts only', async () => {
    expect(await api.db.$count(people, isNotNull(people.passwordHash))).toBe(3);
    for (const [email, profile] of [
      ['admin@alumni.test', 2],
      ['comptable@alumni.test', 3],
      ['membre@alumni.test', 1],
    ] as const) {
      const answer = await api.guest.post('/auth/login', { email, password: demoPassword });
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ id_profil: profile });
    }
  });

  test('keeps every picture in each width and format that its address implies', async () => {
    const covers = [
      ...(await api.db.select({ key: slides.coverPicture }).from(slides)),
      ...(await api.db.select({ key: alumniCategories.coverPicture }).from(alumniCategories)),
      ...(await api.db.select({ key: news.picture }).from(news)),
    ];
    const wanted = covers.flatMap(({ key }) => {
      const [folder = '', name = ''] = key?.split('/') ?? [];
      return filesOfPicture(folder, name).map(({ file }) => `${key}/${file}`);
    });
    expect(wanted).toHaveLength(covers.length * 6);
    for (const path of wanted) {
      const file = await api.context.storage.read(path);
      expect(file).not.toBeNull();
      file?.destroy();
    }
  });

  test('keeps the indexes of the migrations', async () => {
    const { rows } = await api.db.execute<{ names: string[] }>(sql`
      SELECT array_agg(indexname::text) AS names FROM pg_indexes WHERE tablename = 'people'`);
    expect(rows[0]?.names).toEqual(
      expect.arrayContaining(['people_search_id', 'people_search_trigrams', 'people_facets']),
    );
  });

  test('agrees with the figures that the product computes', async () => {
    const facts = () =>
      api.db
        .select({ year: people.lastGradeYear, grade: people.lastGrade, count: count() })
        .from(people)
        .groupBy(people.lastGradeYear, people.lastGrade)
        .orderBy(people.lastGradeYear, people.lastGrade);
    const before = await facts();
    expect(before.length).toBeGreaterThan(100);
    await refreshPersonFacts(api.db, [1, 2, 3]);
    expect(await facts()).toEqual(before);
  });
});
