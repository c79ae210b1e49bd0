import { and, desc, eq } from 'drizzle-orm';
import { auditEntries } from '../../platform/db/schema';
import {
  buildAlumniType,
  buildNews,
  buildOpportunity,
  buildSlide,
} from '../../../testing/content-factories';
import { buildAccountant, buildAdministrator, buildAlumnus } from '../../../testing/factories';
import { form, png } from '../../../testing/form';
import { describeOnDatabase } from '../../../testing/test-api';

describeOnDatabase('the journal of what staff do to content', (api) => {
  const entryOf = async (action: string) => {
    const [entry] = await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, action))
      .orderBy(desc(auditEntries.id));
    return entry;
  };
  const cover = { cover_picture: expect.stringMatching(/^\/files\/covers\//) };

  test('a slide', async () => {
    for (let index = 0; index < 3; index += 1) await buildSlide(api.db);
    const accountant = await buildAccountant(api.db);
    const staff = api.as(accountant);
    const texts = { title: 'A', subtitle: 'B', description: 'C' };
    const url = '/api/v2/home-slides';
    const made = await staff.post(url, ...form(texts, { cover_picture: await png() }));
    const { id } = made.body['slide'] as { id: number };
    await staff.put(`${url}/${id}`, { ...texts, title: 'Z' });
    await staff.delete(`${url}/${id}`);
    const common = { actorId: accountant.id, targetType: 'slide', targetId: id };
    expect(await entryOf('slide.create')).toMatchObject({
      ...common,
      details: { after: { id, ...texts, ...cover } },
    });
    expect(await entryOf('slide.update')).toMatchObject({
      ...common,
      details: { before: { title: 'A' }, after: { title: 'Z' } },
    });
    expect(await entryOf('slide.delete')).toMatchObject({
      ...common,
      details: { before: { id, ...texts, title: 'Z', ...cover } },
    });
  });

  test('a category, with the number of its people', async () => {
    const url = '/api/v2/alumni-categories';
    const texts = { name: 'Chercheuse', description: 'D' };
    const staff = api.as('accountant');
    const made = await staff.post(url, ...form(texts, { cover_picture: await png() }));
    const { id } = made.body['category'] as { id: number };
    await buildAlumnus(api.db, { professionId: id });
    await staff.put(`${url}/${id}`, { ...texts, name: 'Chercheur' });
    await staff.delete(`${url}/${id}`);
    expect((await entryOf('category.create'))?.details).toMatchObject({ after: texts });
    expect((await entryOf('category.update'))?.details).toEqual({
      before: { name: 'Chercheuse' },
      after: { name: 'Chercheur' },
    });
    expect((await entryOf('category.delete'))?.details).toMatchObject({
      before: { ...texts, name: 'Chercheur' },
      people: 1,
    });
  });

  test('a type, its advantages, an advantage', async () => {
    const staff = api.as('accountant');
    const made = await staff.post('/api/v2/advantages', { description: 'Mentorat' });
    const { id: advantage } = made.body['advantage'] as { id: number };
    const { id, name } = await buildAlumniType(api.db);
    await staff.post(`/api/v2/alumni-types/${id}/assign-advantages`, {
      alumni_type_id: id,
      type_advantages: [{ id: advantage }],
    });
    await staff.put(`/api/v2/alumni-types/${id}`, { name: 'Or' });
    await staff.put(`/api/v2/advantages/${advantage}`, { description: 'Tutorat' });
    await staff.delete(`/api/v2/advantages/${advantage}`);
    await staff.delete(`/api/v2/alumni-types/${id}`);
    const offered = { advantages: [{ advantage_id: advantage }] };
    const expected = {
      'advantage.create': { after: { id: advantage, description: 'Mentorat' } },
      'alumni_type.assign': { before: { advantages: [] }, after: offered },
      'alumni_type.update': { before: { name }, after: { name: 'Or' } },
      'advantage.update': {
        before: { description: 'Mentorat' },
        after: { description: 'Tutorat' },
      },
      'advantage.delete': { before: { id: advantage, description: 'Tutorat' }, types: 1 },
      'alumni_type.delete': { before: { id, name: 'Or', advantages: [] }, people: 0 },
    };
    for (const [action, details] of Object.entries(expected)) {
      expect((await entryOf(action))?.details).toEqual(details);
    }
  });

  test('a news item', async () => {
    const { id } = await buildNews(api.db, { titre: 'A', draft: 1, datePublication: null });
    const staff = api.as('accountant');
    const fields = { titre: 'A', contenu: '<p>Un texte.</p>', draft: '0' };
    await staff.post(`/api/actualities/update/${id}`, ...form(fields));
    await staff.delete(`/api/actualities/delete/${id}`);
    await staff.post('/api/actualities/create', ...form({ ...fields, titre: 'B' }));
    expect((await entryOf('news.update'))?.details).toEqual({
      before: { draft: 1, date_publication: null },
      after: { draft: 0, date_publication: expect.stringMatching(/^\d{4}-/) },
    });
    const kept = { contenu: '<p>Un texte.</p>', draft: 0 };
    expect((await entryOf('news.delete'))?.details).toMatchObject({
      before: { titre: 'A', ...kept },
    });
    expect((await entryOf('news.create'))?.details).toMatchObject({
      after: { titre: 'B', ...kept },
    });
  });

  test('an opportunity', async () => {
    const { id } = await buildOpportunity(api.db, { titre: 'A', dateLimite: '2999-01-01' });
    const administrator = await buildAdministrator(api.db);
    const staff = api.as(administrator);
    const fields = {
      type: 'EMPLOI',
      titre: 'B',
      publicateur: 'Kpalimé Énergie',
      description: '<p>Une offre.</p>',
      date_limite: '',
    };
    await staff.put(`/api/opportunities/update/${id}`, fields);
    await staff.delete(`/api/opportunities/delete/${id}`);
    await staff.post('/api/opportunities/create', fields);
    expect((await entryOf('opportunity.update'))?.details).toEqual({
      before: { titre: 'A', date_limite: '2999-01-01' },
      after: { titre: 'B', date_limite: null },
    });
    expect((await entryOf('opportunity.delete'))?.details).toMatchObject({
      before: { id, titre: 'B' },
    });
    expect((await entryOf('opportunity.create'))?.details).toMatchObject({
      after: { titre: 'B', type: 'EMPLOI' },
    });
    const mine = and(eq(auditEntries.actorId, administrator.id), eq(auditEntries.targetId, id));
    expect(await api.db.$count(auditEntries, mine)).toBe(2);
  });

  test('a refused call leaves no entry', async () => {
    const { id } = await buildOpportunity(api.db);
    await api.as('accountant').delete(`/api/opportunities/delete/${id}`);
    await api.as('administrator').put(`/api/opportunities/update/${id}`, { titre: '' });
    const about = and(eq(auditEntries.targetType, 'opportunity'), eq(auditEntries.targetId, id));
    expect(await api.db.$count(auditEntries, about)).toBe(0);
  });
});
