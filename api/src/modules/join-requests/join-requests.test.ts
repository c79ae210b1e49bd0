import { eq } from 'drizzle-orm';
import { auditEntries, joinAnswers, joinRequests } from '../../platform/db/schema';
import { cleanOnce } from '../../process/housekeeping';
import { buildAlumniType, buildJoinRequest } from '../../../testing/content-factories';
import {
  buildAccountant,
  buildAdministrator,
  buildAlumnus,
  buildCategory,
} from '../../../testing/factories';
import { describeOnDatabase } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';

const url = '/api/v2/join-requests';
const answer = { subject: 'Votre demande', message: 'Bienvenue.\n\nÀ bientôt.' };

describeOnDatabase('requests to join', (api) => {
  const rowOf = (id: number) =>
    api.db.query.joinRequests.findFirst({ where: eq(joinRequests.id, id) });
  const listed = async (query: string) => {
    const { body } = await api.as('accountant').get(`${url}?${query}`);
    return (body as { data: { data: { email: string }[] } }).data.data.map(({ email }) => email);
  };

  test.each(statuses(401, 403, 200, 200))('%s gets %i: list, one, change', async (who, status) => {
    const { id } = await buildJoinRequest(api.db);
    const browser = browserOf(api, who);
    expect((await browser.get(url)).status).toBe(status);
    expect((await browser.get(`${url}/${id}`)).status).toBe(status);
    expect((await browser.put(`${url}/${id}`, { version: 1, note: 'x' })).status).toBe(status);
    expect((await browser.delete(`${url}/${id}`)).status).toBe(status);
  });

  test('a request from the home page is in the list, after its notification is gone', async () => {
    const staff = await buildAccountant(api.db);
    const { id: profession } = await buildCategory(api.db);
    await api.guest.post('/api/joinus', { email: 'afi.home@exemple.test', profession });
    const bell = `/api/users/notifications/${staff.id}`;
    const [note] = (await api.as(staff).get(bell)).body as unknown as { id: number }[];
    await api.as(staff).delete(`/api/users/notifications/delete/${note?.id}`);
    expect(await listed('state=new&search=afi.home')).toEqual(['afi.home@exemple.test']);
  });

  test('filters by state and text without accents, sorts, and pages by twenty', async () => {
    const profession = 'Éleveur de pintades';
    for (const [email, state, note] of [
      ['b@filtre.test', 'new', 'Promotion Hélène'],
      ['a@filtre.test', 'answered', ''],
      ['c@filtre.test', 'member', ''],
    ] as const) {
      await buildJoinRequest(api.db, { email, state, note, profession });
    }
    expect(await listed('search=eleveur')).toEqual([
      'c@filtre.test',
      'a@filtre.test',
      'b@filtre.test',
    ]);
    expect(await listed('search=ELEVEUR&sort=email')).toEqual(
      ['a', 'b', 'c'].map((name) => `${name}@filtre.test`),
    );
    expect(await listed('search=eleveur&state=member')).toEqual(['c@filtre.test']);
    expect(await listed('search=helene')).toEqual(['b@filtre.test']);
    expect(await listed('search=%25')).toEqual([]);
    const { body } = await api.as('accountant').get(`${url}?page=999`);
    expect(body).toMatchObject({ data: { data: [], current_page: 999, per_page: 20 } });
  });

  test('an answer is mailed once, with who and when; the request becomes an answered one', async () => {
    const { id, email } = await buildJoinRequest(api.db);
    const staff = await buildAccountant(api.db, { nom: 'AGBÉKO', prenoms: 'Sena' });
    const { status, body } = await api.as(staff).put(`${url}/${id}`, { version: 1, answer });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'answered',
      version: 2,
      changed_by: 'AGBÉKO Sena',
      last_answer: { author: 'AGBÉKO Sena', created_at: expect.stringMatching(/^\d{4}-/) },
      answers: [{ ...answer, author: 'AGBÉKO Sena' }],
    });
    const sent = (await api.mails()).filter(({ to }) => to === email);
    expect(sent).toMatchObject([{ kind: 'join-answer', subject: answer.subject }]);
    expect(sent[0]?.text).toContain('Bienvenue.\n\nÀ bientôt.');
  });

  test.each([
    ['answer.subject', { answer: { ...answer, subject: ' ' } }],
    ['answer.message', { answer: { ...answer, message: ' ' } }],
    ['note', { note: 'x'.repeat(2_001) }],
    ['state', { state: 'refused' }],
  ])('shows an invalid %s under its field, and sends nothing', async (field, input) => {
    const { id } = await buildJoinRequest(api.db);
    const result = await api.as('accountant').put(`${url}/${id}`, { version: 1, ...input });
    expect(result).toMatchObject({
      status: 400,
      body: { errors: { [field]: [expect.any(String)] } },
    });
    expect(await rowOf(id)).toMatchObject({ state: 'new', version: 1 });
  });

  test('two secretaries at once: the second sees what the first changed, nothing is lost', async () => {
    const { id, email } = await buildJoinRequest(api.db);
    const people = [
      await buildAccountant(api.db, { nom: 'UNE' }),
      await buildAdministrator(api.db, { nom: 'AUTRE' }),
    ];
    const put = (who: { id: number }, note: string, version = 1) =>
      api.as(who).put(`${url}/${id}`, { version, note, answer });
    const results = await Promise.all(people.map((who) => put(who, `Note de ${who.nom}`)));
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    const loser = results[0]?.status === 409 ? 0 : 1;
    const winner = people[1 - loser]!;
    const { message } = results[loser]!.body as { message: string };
    expect(message).toContain(`${winner.nom} Koffi a modifié cette demande entre-temps.`);
    expect(message).toContain(`« Note de ${winner.nom} »`);
    expect(message).toContain('« Votre demande »');
    expect((await rowOf(id))?.note).toBe(`Note de ${winner.nom}`);
    expect((await api.mails()).filter(({ to }) => to === email)).toHaveLength(1);
    expect(await api.db.$count(joinAnswers, eq(joinAnswers.requestId, id))).toBe(1);
    expect((await put(people[loser]!, 'Vu', 2)).status).toBe(200);
  });

  test('an approval makes the requests of that address a member’s, by both ways', async () => {
    const { id: typeId } = await buildAlumniType(api.db);
    const approvals = [
      (id: number) =>
        api.as('accountant').put(`/api/v2/users/${id}/approuve`, { alumni_type_id: typeId }),
      (id: number) =>
        api.as('accountant').put(`/api/users/admin/update/studentstate/${id}`, { approved: 1 }),
    ];
    for (const [index, approve] of approvals.entries()) {
      const email = `futur${index}@exemple.test`;
      const person = await buildAlumnus(api.db, { email, approved: 0 });
      const { id } = await buildJoinRequest(api.db, { email: email.toUpperCase() });
      const before = await api.as('accountant').get(`${url}/${id}`);
      expect(before.body).toMatchObject({ account: { id: person.id, approved: 0 }, state: 'new' });
      expect((await approve(person.id)).status).toBe(200);
      expect(await rowOf(id)).toMatchObject({ state: 'member', memberId: person.id, version: 2 });
    }
  });

  test('the journal has no address and no note: it outlives the request', async () => {
    const { id, email } = await buildJoinRequest(api.db);
    const staff = api.as('accountant');
    await staff.put(`${url}/${id}`, { version: 1, note: 'Secret', state: 'member' });
    await staff.put(`${url}/${id}`, { version: 2, note: 'Secret', state: 'member' });
    await staff.put(`${url}/${id}`, { version: 2, answer });
    expect((await staff.delete(`${url}/${id}`)).status).toBe(200);
    expect((await staff.delete(`${url}/${id}`)).status).toBe(404);
    const entries = await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.targetId, id))
      .orderBy(auditEntries.id);
    expect(entries.map(({ action, details }) => ({ action, details }))).toEqual([
      {
        action: 'join_request.update',
        details: {
          before: { state: 'new', note_changed: 0 },
          after: { state: 'member', note_changed: 1 },
        },
      },
      { action: 'join_request.answer', details: { before: {}, after: {} } },
      { action: 'join_request.delete', details: { before: { state: 'member' } } },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`Secret|${email}`));
  });

  test('is deleted a year after its last change, with its answers', async () => {
    const old = new Date(Date.now() - 366 * 86_400_000);
    const gone = await buildJoinRequest(api.db, { changedAt: old, createdAt: old });
    const kept = await buildJoinRequest(api.db, { createdAt: old });
    await api.db.insert(joinAnswers).values({ ...answer, requestId: gone.id });
    await cleanOnce(api.context);
    expect(await rowOf(gone.id)).toBeUndefined();
    expect(await api.db.$count(joinAnswers, eq(joinAnswers.requestId, gone.id))).toBe(0);
    expect(await rowOf(kept.id)).toBeDefined();
  });
});
