import { eq, sql } from 'drizzle-orm';
import { campusCountries, isJobSeeker, lastGrades, quickFields } from '@alumni/shared-contract';
import {
  alumniCategories,
  campuses,
  diplomaFields,
  diplomas,
  fields,
  slides,
} from '../../../platform/db/schema';
import { describeOnDatabase } from '../../../../testing/test-api';
import { loadReferenceData } from './load-reference-data';

describeOnDatabase('reference data', (api) => {
  const load = () => loadReferenceData(api.context);
  beforeAll(load);

  test('contains the lists of the description', async () => {
    const names = async (table: typeof diplomas | typeof fields) =>
      (await api.db.select({ nom: table.nom }).from(table)).map((row) => row.nom);
    expect(await names(diplomas)).toEqual(expect.arrayContaining([...lastGrades]));
    expect(await names(fields)).toEqual(expect.arrayContaining([...quickFields]));
    const rows = await api.db.select().from(campuses).orderBy(campuses.pays);
    expect(rows.map((row) => row.pays)).toEqual([...campusCountries]);
  });

  test('offers fields for every diploma', async () => {
    const { rows } = await api.db.execute(sql`
      SELECT nom FROM ${diplomas} WHERE NOT EXISTS
        (SELECT FROM ${diplomaFields} WHERE diplome_id = ${diplomas.id})`);
    expect(rows).toEqual([]);
  });

  test('has the category that marks job seekers', async () => {
    const rows = await api.db.select().from(alumniCategories);
    expect(rows.filter((row) => isJobSeeker(row.name))).toHaveLength(1);
  });

  test('does not restore what staff removed or renamed', async () => {
    const [first] = await api.db.select().from(slides).orderBy(slides.id);
    await api.db.delete(slides).where(eq(slides.id, first!.id));
    await api.db
      .update(alumniCategories)
      .set({ name: 'Cadre' })
      .where(sql`name LIKE 'Cadre%'`);
    await load();
    expect(await api.db.$count(slides)).toBe(3);
    expect(await api.db.$count(alumniCategories)).toBe(3);
  });
});
