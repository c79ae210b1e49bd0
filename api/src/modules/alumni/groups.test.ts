import type { AlumniGroups, StudentsReply } from '@alumni/shared-contract';
import { buildField, buildPath } from '../../../testing/content-factories';
import { buildAlumnus, buildCampus } from '../../../testing/factories';
import { describeOnDatabase } from '../../../testing/test-api';
import { people, type NewPerson, type Person } from '../../platform/db/schema';

const url = '/api/v2/alumni/groups';
const list = '/api/users/students/list';

describeOnDatabase('groups of the directory', (api) => {
  beforeEach(() => api.db.update(people).set({ listed: 0, approved: 0 }));

  /** With a study path that ends in this year. */
  async function student(facts: Partial<NewPerson>, endYear?: number, campusId?: number) {
    const person = await buildAlumnus(api.db, facts);
    if (endYear) {
      const idEsgis = campusId ?? (await buildCampus(api.db)).id;
      await buildPath(api.db, person.id, { idEsgis, startYear: endYear - 3, endYear });
    }
    return person;
  }
  const read = async (viewer: Person): Promise<AlumniGroups> =>
    (await api.as(viewer).get(url)).body as AlumniGroups;
  const totalOf = async (viewer: Person, query: Record<string, string>) => {
    const { body } = await api.as(viewer).get(`${list}?${new URLSearchParams(query)}`);
    return (body as StudentsReply).data.total;
  };

  test('count the people whom the list shows, by year, country, city, employer and field', async () => {
    const campus = await buildCampus(api.db, 'Gabon');
    const viewer = await student({ paysResidence: 'Togo', ville: 'Lomé' }, 2012, campus.id);
    const field = await buildField(api.db, 'Océanographie');
    const other = await student({
      paysResidence: 'Gabon',
      ville: 'lome',
      employeur: 'Port-Bouët SA',
    });
    await buildPath(api.db, other.id, {
      idFiliere: field.id,
      idEsgis: campus.id,
      startYear: 2009,
      endYear: 2012,
    });
    await student(
      { paysResidence: 'Gabon', ville: 'Port-Gentil', employeur: 'Filiale de port-bouet sa' },
      2015,
    );
    await student({ paysResidence: 'Gabon', ville: 'Lomé' }, 2015);
    const groups = await read(viewer);
    expect(groups.promotion).toEqual([
      { name: '2015', total: 2 },
      { name: '2012', total: 2 },
    ]);
    expect(groups.pays_residence).toEqual([
      { name: 'Gabon', total: 3 },
      { name: 'Togo', total: 1 },
    ]);
    expect(groups.ville).toEqual([
      { name: 'Lomé', total: 3 },
      { name: 'Port-Gentil', total: 1 },
    ]);
    expect(groups.employeur).toEqual([
      { name: 'Port-Bouët SA', total: 2 },
      { name: 'Filiale de port-bouet sa', total: 1 },
    ]);
    expect(groups.filiere).toContainEqual({ name: 'Océanographie', total: 1 });
    expect(groups.own).toEqual({ promotion: 2012, campus: 'Gabon', total: 2 });
  });

  test('each count is the total of the list with that filter', async () => {
    const viewer = await student(
      { paysResidence: 'Togo', ville: 'Kara', employeur: 'Ecobank' },
      2010,
    );
    await student({ paysResidence: 'Bénin', ville: 'KARA', employeur: 'Ecobank Bénin' }, 2010);
    await student({ paysResidence: 'Bénin', employeur: 'ECOBANK' }, 2011);
    const { own, ...groups } = await read(viewer);
    for (const [filter, some] of Object.entries(groups)) {
      expect(some).not.toEqual([]);
      for (const { name, total } of some) {
        expect([name, await totalOf(viewer, { [filter]: name })]).toEqual([name, total]);
      }
    }
    const query = { promotion: String(own?.promotion), esgis: own?.campus ?? '' };
    expect(await totalOf(viewer, query)).toBe(own?.total);
  });

  test('who left the directory, and employers that are hidden, count for staff alone', async () => {
    const viewer = await student({}, 2012);
    await student({ employeur: 'Secret SA', visibleEmployeur: 'staff' }, 2012);
    await student({ employeur: 'Parti SA', listed: 0 }, 2013);
    await student({ employeur: 'Fermé SA', isActivate: 0, sleepReason: 'staff' }, 2014);
    const groups = await read(viewer);
    expect(groups.promotion).toEqual([{ name: '2012', total: 2 }]);
    expect(groups.employeur).toEqual([]);
    const { body } = await api.as('accountant').get(url);
    const names = (body as AlumniGroups).employeur.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Secret SA', 'Parti SA', 'Fermé SA']));
  });

  test('a member who waits for approval, or has no verified address, gets none', async () => {
    for (const facts of [{ approved: 0 }, { emailVerifiedAt: null }] as const) {
      const viewer = await buildAlumnus(api.db, facts);
      expect((await api.as(viewer).get(url)).status).toBe(403);
    }
  });

  test('the class is where the last diploma was made, also by somebody of two campuses', async () => {
    const viewer = await student({}, 2014, (await buildCampus(api.db, 'Zambie')).id);
    const idEsgis = (await buildCampus(api.db, 'Angola')).id;
    await buildPath(api.db, viewer.id, { idEsgis, startYear: 2015, endYear: 2018, success: 0 });
    expect((await read(viewer)).own).toMatchObject({ promotion: 2014, campus: 'Zambie' });
  });

  test('an employer that its owner hides is gone at once', async () => {
    const viewer = await student({}, 2012);
    const other = await student({ employeur: 'Bientôt SA' }, 2012);
    const named = async () => (await read(viewer)).employeur.map(({ name }) => name);
    expect(await named()).toEqual(['Bientôt SA']);
    expect(await named()).toEqual(['Bientôt SA']);
    const url = '/api/v2/users/me/visibility';
    const { body } = await api.as(other).get(url);
    await api.as(other).put(url, { ...(body as object), employeur: 'staff' });
    expect(await named()).toEqual([]);
  });

  test('somebody without a year or a campus has no class', async () => {
    expect((await read(await buildAlumnus(api.db))).own).toBeNull();
  });
});
