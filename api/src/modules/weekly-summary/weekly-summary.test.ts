import { and, eq } from 'drizzle-orm';
import { buildNews, buildOpportunity } from '../../../testing/content-factories';
import { buildAlumnus } from '../../../testing/factories';
import { describeOnDatabase } from '../../../testing/test-api';
import { mails, notificationSettings, news, opportunities } from '../../platform/db/schema';
import type { NewPerson, Person } from '../../platform/db/schema';
import { lastMonday, sendWeeklySummaries } from './weekly-summary.service';

const settingsUrl = '/api/v2/users/me/notification-settings';
/** A Wednesday; the week before ended on Monday the 16th. */
const now = new Date('2026-11-18T10:00:00Z');
const inTheWeek = new Date('2026-11-12T10:00:00Z');
const longAgo = new Date('2026-11-01T10:00:00Z');

test.each([
  ['2026-11-18T10:00:00Z', '2026-11-16T06:00:00.000Z'],
  ['2026-11-16T06:00:00Z', '2026-11-16T06:00:00.000Z'],
  ['2026-11-16T05:59:59Z', '2026-11-09T06:00:00.000Z'],
  ['2026-11-22T23:00:00Z', '2026-11-16T06:00:00.000Z'],
])('the last Monday before %s is %s', (moment, monday) => {
  expect(lastMonday(new Date(moment)).toISOString()).toBe(monday);
});

describeOnDatabase('the weekly summary', (api) => {
  beforeEach(async () => {
    await api.db.delete(mails);
    await api.db.delete(notificationSettings);
    await api.db.delete(news);
    await api.db.delete(opportunities);
  });

  /** Somebody who asked for it weeks ago. */
  async function reader(facts: Partial<NewPerson> = {}): Promise<Person> {
    const person = await buildAlumnus(api.db, facts);
    const asked = { weeklySummary: 1, summarySentAt: longAgo } as const;
    await api.db.insert(notificationSettings).values({ personId: person.id, ...asked });
    return person;
  }
  const send = () => sendWeeklySummaries(api.context, now);
  const summaries = async () => (await api.mails()).filter(({ kind }) => kind === 'weekly-summary');

  test('has the news and the open opportunities of the week, for those who asked', async () => {
    const person = await reader();
    await buildAlumnus(api.db);
    const article = await buildNews(api.db, { titre: 'Forum', datePublication: inTheWeek });
    await buildNews(api.db, { titre: 'Ancienne', datePublication: longAgo });
    await buildNews(api.db, { titre: 'Brouillon', draft: 1, datePublication: inTheWeek });
    await buildNews(api.db, { titre: 'À venir', datePublication: now });
    const offer = await buildOpportunity(api.db, { titre: 'Stage', datePublication: inTheWeek });
    await buildOpportunity(api.db, {
      titre: 'Expirée',
      datePublication: inTheWeek,
      dateLimite: '2026-11-13',
    });
    await send();
    const [mail, ...others] = await summaries();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: person.email,
      subject: 'La semaine du réseau : 1 opportunité, 1 actualité',
      unsubscribeUrl: expect.stringMatching(/^http:.*\/api\/v2\/weekly-summary\/stop\/\w{64}$/),
    });
    expect(mail?.text).toContain(`/actualities/${article.id}`);
    expect(mail?.text).toContain(`/opportunity_details/${offer.id}`);
    expect(mail?.text).not.toMatch(/Ancienne|Brouillon|À venir|Expirée/);
  });

  test('comes once, from two processes at once, and again the week after', async () => {
    await reader();
    await buildNews(api.db, { datePublication: inTheWeek });
    await Promise.all([send(), send(), send()]);
    await send();
    expect(await summaries()).toHaveLength(1);
    await buildNews(api.db, { datePublication: now });
    await sendWeeklySummaries(api.context, new Date('2026-11-23T06:00:00Z'));
    expect(await summaries()).toHaveLength(2);
  });

  test('a quiet week sends nothing', async () => {
    await reader();
    await send();
    expect(await summaries()).toEqual([]);
  });

  test.each<[string, Partial<NewPerson>]>([
    ['a closed account', { isActivate: 0, sleepReason: 'staff' }],
    ['an address that nobody confirmed', { emailVerifiedAt: null }],
    ['somebody who is leaving', { deletionRequestedAt: new Date() }],
  ])('%s gets none', async (_who, facts) => {
    await reader(facts);
    await buildNews(api.db, { datePublication: inTheWeek });
    await send();
    expect(await summaries()).toEqual([]);
  });

  test('who asks for it today gets the next one', async () => {
    const person = await buildAlumnus(api.db);
    await api.as(person).put(settingsUrl, { weekly_summary: 1 });
    await buildNews(api.db, { datePublication: inTheWeek });
    await send();
    expect(await summaries()).toEqual([]);
  });

  describe('its link', () => {
    async function linkOf(person: Person): Promise<string> {
      await buildNews(api.db, { datePublication: inTheWeek });
      await send();
      const mail = (await summaries()).find(({ to }) => to === person.email);
      return new URL(mail!.unsubscribeUrl!).pathname;
    }
    const wants = async (person: Person) =>
      (await api.as(person).get(settingsUrl)).body as { weekly_summary: number };

    test('ends it, by a mail program as by the page, and as often as one likes', async () => {
      const person = await reader();
      const link = await linkOf(person);
      const fromProgram = await api.app.inject({
        method: 'POST',
        url: link,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
      expect(fromProgram.statusCode).toBe(200);
      expect((await wants(person)).weekly_summary).toBe(0);
      expect((await api.guest.post(link)).status).toBe(200);
    });

    test('of an earlier mail works too, and one of nobody does not', async () => {
      const person = await reader();
      const link = await linkOf(person);
      await api.db
        .update(notificationSettings)
        .set({ summarySentAt: longAgo })
        .where(and(eq(notificationSettings.personId, person.id)));
      await send();
      expect(await summaries()).toHaveLength(2);
      expect((await api.guest.post(link)).status).toBe(200);
      const other = link.replace(/\w{64}$/, 'f'.repeat(64));
      expect((await api.guest.post(other)).status).toBe(422);
    });
  });
});
