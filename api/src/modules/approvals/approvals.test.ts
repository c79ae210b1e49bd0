import { randomUUID } from 'node:crypto';
import type { ApprovalNotes, ApprovalsReply } from '@alumni/shared-contract';
import { buildStudies } from '../../../testing/content-factories';
import { buildAlumnus, password } from '../../../testing/factories';
import { describeOnDatabase } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';
import { referents, type NewPerson } from '../../platform/db/schema';

const url = '/api/v2/approvals';

describeOnDatabase('the queue of sign-ups', (api) => {
  const day = (number: number) => new Date(Date.UTC(2026, 2, number));
  const waiting = (facts: Partial<NewPerson> = {}) =>
    buildAlumnus(api.db, {
      approved: 0,
      createdAt: day(1),
      emailVerifiedAt: day(1),
      profileCompletedAt: day(1),
      ...facts,
    });
  const queue = async (name: string): Promise<number[]> => {
    const { body } = await api.as('administrator').get(`${url}?queue=${name}`);
    return (body as ApprovalsReply).data.data.map(({ id }) => id);
  };

  test.each(statuses(401, 403, 200, 200))('%s gets %i', async (who, status) => {
    expect((await browserOf(api, who).get(url)).status).toBe(status);
    const { id } = await waiting({ approved: 1 });
    expect((await browserOf(api, who).get(`${url}/${id}`)).status).toBe(status);
  });

  test('shows who became ready first, first', async () => {
    const late = await waiting({ profileCompletedAt: day(9) });
    const early = await waiting({ profileCompletedAt: day(3) });
    const verifiedLast = await waiting({ emailVerifiedAt: day(5) });
    const unverified = await waiting({ emailVerifiedAt: null });
    const incomplete = await waiting({ profileCompletedAt: null, createdAt: day(2) });
    const refused = await waiting({ refusedAt: day(4) });
    await waiting({ deletionRequestedAt: day(4) });
    await waiting({ approved: 1 });
    expect(await queue('ready')).toEqual([early.id, verifiedLast.id, late.id]);
    expect(await queue('incomplete')).toEqual([unverified.id, incomplete.id]);
    expect(await queue('refused')).toEqual([refused.id]);
    const named = await api.as('administrator').get(`${url}?search=${early.nom.toLowerCase()}`);
    expect((named.body as ApprovalsReply).data.data.map(({ id }) => id)).toEqual([early.id]);
    const { body } = await api.as('administrator').get(url);
    const { total, data } = (body as ApprovalsReply).data;
    expect(total).toBe(3);
    expect(data[0]).toMatchObject({ waiting_since: '2026-03-03T00:00:00.000Z', email_verified: 1 });
  });

  test('a refused sign-up comes back once its owner saves the profile', async () => {
    const person = await waiting();
    const refusal = { key: randomUUID(), action: 'refuse', reason: 'Une faute.', ids: [person.id] };
    await api.as('administrator').post('/api/v2/alumni/bulk', refusal);
    expect(await queue('refused')).toContain(person.id);
    const list = `/api/users/students/list?ready=1&search=${person.nom}`;
    expect((await api.as('administrator').get(list)).body).toMatchObject({ data: { total: 0 } });
    const notes = (await api.as('administrator').get(`${url}/${person.id}`)).body;
    expect(notes).toMatchObject({
      refusals: [{ reason: 'Une faute.', author: expect.anything() }],
    });

    const browser = api.guest;
    await browser.post('/auth/login', { email: person.email, password });
    expect((await browser.get(`${url}/${person.id}`)).status).toBe(403);
    const parcours = [
      { ...(await buildStudies(api.db)), start_year: 2010, end_year: 2013, success: '1' },
    ];
    const corrected = await browser.put(`/api/users/update/${person.id}`, {
      nom: person.nom,
      prenoms: 'Afi',
      nationalite: 'Togo',
      pays_residence: 'Togo',
      telephone: '90 12 34 56',
      sexe: 'F',
      parcours,
    });
    expect(corrected.status).toBe(200);
    expect(await queue('ready')).toContain(person.id);
  });

  test('keeps who called a referent, and what they said', async () => {
    const { id: personId } = await waiting();
    const values = { personId, position: 1, name: 'Afi Mensah', phoneNumber: '+22890000001' };
    const [referent] = await api.db.insert(referents).values(values).returning();
    const path = `${url}/${personId}/referents/${referent!.id}`;
    const staff = api.as('administrator');
    const answer = await staff.put(path, { called: 1, note: 'Se souvient d’elle.' });
    expect(answer.body).toMatchObject({
      calls: [
        { id: referent!.id, note: 'Se souvient d’elle.', called_at: expect.stringMatching(/^20/) },
      ],
    });
    const [first] = (answer.body as ApprovalNotes).calls;
    const later = await staff.put(path, { called: 1, note: 'A rappelé.' });
    expect((later.body as ApprovalNotes).calls).toEqual([{ ...first, note: 'A rappelé.' }]);
    expect((await staff.put(path, { called: 0 })).body).toMatchObject({
      calls: [{ called_at: null, note: '' }],
    });
  });

  test('a referent of somebody else is not found', async () => {
    const [one, other] = [await waiting(), await waiting()];
    const values = { personId: one.id, position: 1, name: 'Afi', phoneNumber: '+22890000001' };
    const [referent] = await api.db.insert(referents).values(values).returning();
    const staff = api.as('administrator');
    const path = `${url}/${other.id}/referents/${referent!.id}`;
    expect((await staff.put(path, { called: 1 })).status).toBe(404);
    expect((await staff.get(`${url}/999999`)).status).toBe(404);
    const long = { called: 1, note: 'x'.repeat(501) };
    expect((await staff.put(`${url}/${one.id}/referents/${referent!.id}`, long)).status).toBe(400);
  });
});
