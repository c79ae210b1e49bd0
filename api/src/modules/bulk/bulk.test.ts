import { randomUUID } from 'node:crypto';
import type { BulkReply } from '@alumni/shared-contract';
import { and, eq, inArray } from 'drizzle-orm';
import { buildAlumniType, buildJoinRequest } from '../../../testing/content-factories';
import { buildAccountant, buildAdministrator, buildAlumnus } from '../../../testing/factories';
import { describeOnDatabase } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';
import {
  auditEntries,
  bulkActions,
  jobs,
  joinRequests,
  mails,
  notifications,
  people,
  type NewPerson,
  type Person,
} from '../../platform/db/schema';
import { jobsRepository } from '../../platform/jobs/jobs.repository';
import { cleanOnce } from '../../process/housekeeping';
import { actOnNext } from './bulk-work';

const url = '/api/v2/alumni/bulk';

describeOnDatabase('actions on several people', (api) => {
  let typeId: number;
  beforeAll(async () => {
    typeId = (await buildAlumniType(api.db)).id;
  });

  const waiting = (facts: Partial<NewPerson> = {}) =>
    buildAlumnus(api.db, { approved: 0, profileCompletedAt: new Date(), ...facts });
  const act = (input: object, browser = api.as('administrator')) =>
    browser.post(url, { key: randomUUID(), ...input });
  const acted = async (input: object): Promise<BulkReply> => (await act(input)).body;
  const now = async ({ id }: BulkReply): Promise<BulkReply> =>
    (await api.as('administrator').get(`${url}/${id}`)).body;
  const approval = (ids: number[], more: object = {}) => ({
    action: 'approve',
    alumni_type_id: typeId,
    ids,
    ...more,
  });
  const undo = ({ id }: BulkReply, browser = api.as('administrator')) =>
    browser.post(`${url}/${id}/undo`);
  async function personOf(id: number): Promise<Person> {
    const [row] = await api.db.select().from(people).where(eq(people.id, id));
    return row!;
  }
  const mailsTo = (person: Person) =>
    api.db.select().from(mails).where(eq(mails.recipient, person.email));
  const toldTo = (person: Person) =>
    api.db.select().from(notifications).where(eq(notifications.personId, person.id));
  const journalOf = (person: Person) =>
    api.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(and(eq(auditEntries.targetType, 'person'), eq(auditEntries.targetId, person.id)))
      .orderBy(auditEntries.id);

  test.each(statuses(401, 403, 200, 200))('%s gets %i', async (who, status) => {
    const person = await waiting();
    expect((await act(approval([person.id]), browserOf(api, who))).status).toBe(status);
    expect((await personOf(person.id)).approved).toBe(status === 200 ? 1 : 0);
  });

  test('approve with a type, and tell what became of each', async () => {
    const [ready, unverified, staff] = [
      await waiting({ nom: 'ADJOVI' }),
      await waiting({ nom: 'BANKOLE', emailVerifiedAt: null }),
      await buildAccountant(api.db),
    ];
    const done = await buildAlumnus(api.db, { nom: 'CODJO', alumniTypeId: typeId });
    const { body } = await act(approval([ready.id, unverified.id, done.id, staff.id]));
    expect(body).toMatchObject({
      action: 'approve',
      state: 'done',
      total: 4,
      counts: { done: 1, unchanged: 1, skipped: 2, undone: 0, kept: 0 },
      rows: [
        { id: unverified.id, outcome: 'skipped', message: 'E-mail non vérifié.' },
        { id: staff.id, outcome: 'skipped', message: 'Cette personne n’est plus là.' },
        { id: done.id, outcome: 'unchanged' },
        { id: ready.id, outcome: 'done', name: 'ADJOVI Koffi' },
      ],
    });
    expect(await personOf(ready.id)).toMatchObject({ approved: 1, alumniTypeId: typeId });
    expect((await personOf(unverified.id)).approved).toBe(0);
    expect(await journalOf(ready)).toEqual([{ action: 'alumnus.approve' }]);
    expect(await toldTo(ready)).toMatchObject([{ type: 'approval' }]);
  });

  test('approve incomplete sign-ups when it is asked for', async () => {
    const person = await waiting({ emailVerifiedAt: null });
    await act(approval([person.id], { only_ready: false }));
    expect((await personOf(person.id)).approved).toBe(1);
  });

  test('certify, activate, and send links', async () => {
    const asleep = await buildAlumnus(api.db, {
      isActivate: 0,
      sleepReason: 'staff',
      passwordHash: null,
    });
    await act({ action: 'certify', ids: [asleep.id] });
    await act({ action: 'activate', ids: [asleep.id] });
    expect(await personOf(asleep.id)).toMatchObject({
      certified: 1,
      isActivate: 1,
      sleepReason: null,
    });
    const links = { action: 'send_links', ids: [asleep.id] };
    expect((await act(links)).body).toMatchObject({ counts: { done: 1 }, undo: null });
    expect((await act(links)).body).toMatchObject({
      rows: [{ outcome: 'unchanged', message: 'Un lien vient déjà d’être envoyé.' }],
    });
    expect(await mailsTo(asleep)).toMatchObject([{ kind: 'creation-code' }]);
    const owner = await buildAlumnus(api.db);
    expect((await act({ action: 'send_links', ids: [owner.id] })).body).toMatchObject({
      rows: [{ outcome: 'skipped', message: expect.stringContaining('déjà un mot de passe') }],
    });
  });

  test('refuse with a reason, which the person gets and may answer by a correction', async () => {
    const person = await waiting();
    const reason = 'Aucun référent ne vous connaît.';
    await act({ action: 'refuse', reason, ids: [person.id] });
    expect((await personOf(person.id)).refusedAt).toBeInstanceOf(Date);
    const kept = await api.db.select({ action: bulkActions.action }).from(bulkActions);
    expect(JSON.stringify(kept)).not.toContain(reason);
    expect(await mailsTo(person)).toMatchObject([{ kind: 'refusal', status: 'waiting' }]);
    expect(await toldTo(person)).toMatchObject([
      { data: { message: expect.stringContaining(reason) } },
    ]);
    const again = await act({ action: 'refuse', reason, ids: [person.id] });
    expect(again.body).toMatchObject({ counts: { unchanged: 1 } });
    const member = await buildAlumnus(api.db);
    expect((await act({ action: 'refuse', reason, ids: [member.id] })).body).toMatchObject({
      rows: [{ outcome: 'skipped', message: 'Cette personne est déjà approuvée.' }],
    });
  });

  test('the same key answers with the first result, also twice at once', async () => {
    const [one, other] = [await waiting(), await waiting()];
    const key = randomUUID();
    const answers = await Promise.all([
      act(approval([one.id], { key })),
      act(approval([one.id], { key })),
    ]);
    const [first, second] = answers.map(({ body }) => body as BulkReply);
    expect({ ...first, undo: null }).toEqual({ ...second, undo: null });
    await act(approval([other.id], { key }));
    expect((await personOf(other.id)).approved).toBe(0);
    expect(await mailsTo(one)).toHaveLength(1);
    const colleague = api.as(await buildAccountant(api.db));
    await act(approval([other.id], { key }), colleague);
    expect((await personOf(other.id)).approved).toBe(1);
  });

  test('undoing gives the values from before, and nobody is mailed', async () => {
    const request = await buildJoinRequest(api.db, { state: 'answered' });
    const person = await waiting({ email: request.email });
    const body = await acted(approval([person.id]));
    await api.context.outbox.flush();
    expect(await mailsTo(person)).toMatchObject([{ status: 'waiting', attempts: 0 }]);
    expect((await undo(body)).body).toMatchObject({ state: 'undone', undo: null });
    expect(await personOf(person.id)).toMatchObject({ approved: 0, alumniTypeId: null });
    expect([await mailsTo(person), await toldTo(person)]).toEqual([[], []]);
    const [after] = await api.db.select().from(joinRequests).where(eq(joinRequests.id, request.id));
    expect(after).toMatchObject({ state: 'answered', memberId: null });
    expect((await journalOf(person)).map(({ action }) => action)).toEqual([
      'alumnus.approve',
      'alumnus.undo',
    ]);
    expect((await undo(body)).status).toBe(409);
  });

  test('undoing a refusal takes the reason back', async () => {
    const person = await waiting();
    const body = await acted({ action: 'refuse', reason: 'Une erreur.', ids: [person.id] });
    await undo(body);
    expect((await personOf(person.id)).refusedAt).toBeNull();
    const notes = await api.as('administrator').get(`/api/v2/approvals/${person.id}`);
    expect(notes.body).toMatchObject({ refusals: [] });
  });

  test('undoing keeps who was changed meanwhile', async () => {
    const [one, other] = [await waiting(), await waiting()];
    const body = await acted(approval([one.id, other.id]));
    const another = await buildAlumniType(api.db);
    await api
      .as('administrator')
      .put(`/api/v2/users/${one.id}/approuve`, { alumni_type_id: another.id });
    expect((await undo(body)).body).toMatchObject({
      counts: { kept: 1, undone: 1 },
      rows: [{ id: one.id, message: 'Modifié entre-temps.' }, { id: other.id }],
    });
    expect(await personOf(one.id)).toMatchObject({ approved: 1, alumniTypeId: another.id });
  });

  test('is its author’s alone, and cannot be undone later', async () => {
    const person = await waiting();
    const body = await acted(approval([person.id]));
    const other = api.as(await buildAdministrator(api.db));
    expect((await other.get(`${url}/${body.id}`)).status).toBe(404);
    expect((await undo(body, other)).status).toBe(404);
    await api.db
      .update(bulkActions)
      .set({ undoUntil: new Date(Date.now() - 1000) })
      .where(eq(bulkActions.id, body.id));
    expect((await now(body)).undo).toBeNull();
    expect((await undo(body)).status).toBe(409);
    expect((await personOf(person.id)).approved).toBe(1);
  });

  test('the mail leaves once it cannot be undone any more', async () => {
    const person = await waiting();
    const body = await acted(approval([person.id]));
    const [mail] = await mailsTo(person);
    expect(mail?.nextAttemptAt.toISOString()).toBe(body.undo?.until);
  });

  test.each<[string, object]>([
    ['ids', { action: 'certify' }],
    ['ids', { action: 'certify', ids: [1], filters: {} }],
    ['expected_total', { action: 'certify', filters: {} }],
    ['reason', { action: 'refuse', reason: ' ', ids: [1] }],
    ['alumni_type_id', { action: 'approve', ids: [1] }],
    ['alumni_type_id', { action: 'approve', alumni_type_id: 999_999, ids: [1] }],
    ['action', { action: 'delete', ids: [1] }],
  ])('refuses a wrong %s', async (field, input) => {
    const answer = await act(input);
    expect([400, 422]).toContain(answer.status);
    expect(Object.keys((answer.body as { errors: object }).errors)).toContain(field);
  });

  describe('on everybody whom the filters show', () => {
    const filters = { search: 'TRESLONGUEFILE' };
    const nameOf = (index: number) => `TRESLONGUEFILE ${String(index).padStart(3, '0')}`;
    let ids: number[];
    beforeAll(async () => {
      ids = [];
      for (let index = 0; index < 120; index += 1) {
        ids.push((await waiting({ nom: nameOf(index) })).id);
      }
    });
    const approved = () =>
      api.db.$count(people, and(inArray(people.id, ids), eq(people.approved, 1)));

    test('asks again when their number has changed', async () => {
      const input = { action: 'certify', filters, expected_total: 119 };
      expect(await act(input)).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('120 personnes') },
      });
    });

    test('goes on in another process after a crash, and nobody is told twice', async () => {
      const input = { action: 'approve', alumni_type_id: typeId, filters, expected_total: 120 };
      const body = await crashingAfter(50, input);
      expect(await now(body)).toMatchObject({ state: 'running', counts: { done: 50 }, undo: null });
      await api.db
        .update(jobs)
        .set({ heldUntil: new Date(0) })
        .where(eq(jobs.kind, 'bulk'));
      await api.context.jobs.settle();
      const done = await now(body);
      expect(done).toMatchObject({ state: 'done', total: 120, counts: { done: 120 } });
      expect([done.rows.length, done.undo?.id]).toEqual([100, body.id]);
      expect(await approved()).toBe(120);
      expect(await api.db.$count(notifications, inArray(notifications.personId, ids))).toBe(120);

      await undo(body);
      await api.context.jobs.settle();
      expect(await now(body)).toMatchObject({ state: 'undone', counts: { undone: 120 } });
      expect(await approved()).toBe(0);
      expect(await api.db.$count(notifications, inArray(notifications.personId, ids))).toBe(0);
    });

    test('stops when its author is not staff any more', async () => {
      const author = await buildAccountant(api.db);
      const input = { action: 'certify', filters, expected_total: 120 };
      const settle = jest.spyOn(api.context.jobs, 'wake').mockImplementation();
      const { body } = await act(input, api.as(author));
      settle.mockRestore();
      await api.db.update(people).set({ idProfil: 1 }).where(eq(people.id, author.id));
      await api.context.jobs.settle();
      expect(body).toMatchObject({ state: 'running' });
      const certified = and(inArray(people.id, ids), eq(people.certified, 1));
      expect(await api.db.$count(people, certified)).toBe(0);
    });

    /** Starts an action whose process ends after so many people, still holding its job. */
    async function crashingAfter(limit: number, input: object): Promise<BulkReply> {
      const wake = jest.spyOn(api.context.jobs, 'wake').mockImplementation();
      const body = await acted(input);
      wake.mockRestore();
      await jobsRepository.claim(api.db, ['bulk']);
      const [row] = await api.db.select().from(bulkActions).where(eq(bulkActions.id, body.id));
      const actor = { id: row!.authorId, idProfil: 2 } as const;
      await api.db.transaction((tx) => actOnNext(api.context, tx, actor, { row: row!, limit }));
      return body;
    }
  });

  test('are forgotten after BULK_KEPT', async () => {
    const body = await acted(approval([(await waiting()).id]));
    await api.db
      .update(bulkActions)
      .set({ createdAt: new Date('2026-01-01') })
      .where(eq(bulkActions.id, body.id));
    await cleanOnce(api.context);
    expect((await api.as('administrator').get(`${url}/${body.id}`)).status).toBe(404);
  });
});
