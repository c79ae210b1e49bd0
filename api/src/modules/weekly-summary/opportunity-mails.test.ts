import { buildOpportunity } from '../../../testing/content-factories';
import { buildAlumnus } from '../../../testing/factories';
import { describeOnDatabase } from '../../../testing/test-api';
import {
  mails,
  notificationSettings,
  opportunities,
  type NewPerson,
  type Person,
} from '../../platform/db/schema';
import { sendNewOpportunities } from './weekly-summary.service';

const settingsUrl = '/api/v2/users/me/notification-settings';
const hourMs = 3_600_000;

describeOnDatabase('new opportunities by mail', (api) => {
  beforeEach(async () => {
    await api.db.delete(mails);
    await api.db.delete(notificationSettings);
    await api.db.delete(opportunities);
  });

  const now = new Date();
  const before = new Date(now.getTime() - hourMs / 2);
  /** Somebody who was told of everything until an hour ago. */
  async function reader(facts: Partial<NewPerson> = {}): Promise<Person> {
    const person = await buildAlumnus(api.db, facts);
    const opportunitiesMailedAt = new Date(now.getTime() - hourMs);
    await api.db
      .insert(notificationSettings)
      .values({ personId: person.id, opportunityMails: 1, opportunitiesMailedAt });
    return person;
  }
  const send = (at = now) => sendNewOpportunities(api.context, at);
  const sent = async () => (await api.mails()).filter(({ kind }) => kind === 'opportunities');

  test('go to those who asked, all since the last in one mail, with a link that ends them', async () => {
    const person = await reader();
    await buildAlumnus(api.db);
    const one = await buildOpportunity(api.db, { titre: 'Stage', datePublication: before });
    await buildOpportunity(api.db, { titre: 'Emploi', datePublication: before });
    const longAgo = new Date(now.getTime() - 2 * hourMs);
    await buildOpportunity(api.db, { titre: 'Ancienne', datePublication: longAgo });
    const later = new Date(now.getTime() + hourMs);
    await buildOpportunity(api.db, { titre: 'À venir', datePublication: later });
    const expired = { datePublication: before, dateLimite: '2020-01-01' };
    await buildOpportunity(api.db, { titre: 'Expirée', ...expired });
    await send();
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: person.email, subject: '2 nouvelles opportunités' });
    expect(mail?.text).toContain(`/opportunity_details/${one.id}`);
    expect(mail?.text).not.toMatch(/Ancienne|À venir|Expirée/);

    const link = new URL(mail!.unsubscribeUrl!).pathname;
    expect((await api.guest.post(link)).status).toBe(200);
    const { body } = await api.as(person).get(settingsUrl);
    expect(body).toMatchObject({ opportunity_mails: 0, weekly_summary: 0 });
  });

  test('come once, from two processes at once, and again with the next one', async () => {
    await reader();
    await buildOpportunity(api.db, { titre: 'Stage', datePublication: before });
    await Promise.all([send(), send(), send()]);
    await send();
    expect((await sent()).map(({ subject }) => subject)).toEqual(['Une nouvelle opportunité']);
    await buildOpportunity(api.db, { titre: 'Emploi', datePublication: now });
    await send(new Date(now.getTime() + hourMs));
    const [first, second] = await sent();
    expect([first?.text.includes('Stage'), second?.text.includes('Emploi')]).toEqual([true, true]);
  });

  test('without a new one nobody is written to', async () => {
    await reader();
    await send();
    expect(await sent()).toEqual([]);
  });

  test.each<[string, Partial<NewPerson>]>([
    ['a closed account', { isActivate: 0, sleepReason: 'staff' }],
    ['an address that nobody confirmed', { emailVerifiedAt: null }],
    ['somebody who is leaving', { deletionRequestedAt: new Date() }],
  ])('%s gets none', async (_who, facts) => {
    await reader(facts);
    await buildOpportunity(api.db, { datePublication: before });
    await send();
    expect(await sent()).toEqual([]);
  });

  test('who asks for them now gets the next ones only', async () => {
    const person = await buildAlumnus(api.db);
    await buildOpportunity(api.db, { titre: 'D’avant', datePublication: before });
    await api.as(person).put(settingsUrl, { opportunity_mails: 1 });
    await send(new Date());
    expect(await sent()).toEqual([]);
    await buildOpportunity(api.db, { titre: 'Suivante' });
    await send(new Date(Date.now() + 1_000));
    expect((await sent()).map(({ to }) => to)).toEqual([person.email]);
  });
});
