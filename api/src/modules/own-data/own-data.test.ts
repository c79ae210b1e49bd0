import type { OwnData } from '@alumni/shared-contract';
import { eq, sql } from 'drizzle-orm';
import { buildNews } from '../../../testing/content-factories';
import { buildAlumnus, password } from '../../../testing/factories';
import { describeOnDatabase } from '../../../testing/test-api';
import {
  auditEntries,
  joinRequests,
  mails,
  notifications,
  people,
  profileViews,
  referents,
  socialAccounts,
} from '../../platform/db/schema';

const path = '/api/v2/users/me/data';

describeOnDatabase(`GET ${path}`, (api) => {
  const signedIn = async (facts: Parameters<typeof buildAlumnus>[1] = {}) => {
    const person = await buildAlumnus(api.db, facts);
    const browser = api.guest;
    await browser.post('/auth/login', { email: person.email, password });
    return { person, browser };
  };

  test('is for signed-in people, those who wait for approval too', async () => {
    expect((await api.guest.get(path)).status).toBe(401);
    const { browser } = await signedIn({ approved: 0 });
    expect((await browser.get(path)).status).toBe(200);
  });

  test('is a file with what is kept about the person, hidden facts too', async () => {
    const facts = { birthDate: '1999-04-12', telephone: '+22890123456' };
    const { person, browser } = await signedIn({ ...facts, visibleTelephone: 'me' });
    const visitor = await buildAlumnus(api.db);
    const staff = await buildAlumnus(api.db, { idProfil: 2 });
    const { id: personId } = person;
    await api.db.insert(referents).values({
      personId,
      position: 1,
      name: 'Afi Mensah',
      phoneNumber: '+22890000001',
    });
    await api.db
      .insert(socialAccounts)
      .values({ personId, provider: 'google', subject: '1234', confirmedAt: new Date() });
    await api.db.insert(notifications).values({
      personId,
      type: 'approval',
      data: { title: 'Bienvenue', message: 'Votre compte est approuvé', route: '', params: {} },
    });
    await api.db.insert(profileViews).values({ personId, viewerId: visitor.id, day: '2026-11-24' });
    await api.db
      .insert(joinRequests)
      .values({ email: person.email.toUpperCase(), profession: 'Comptable', note: 'À rappeler' });
    await api.db.insert(mails).values({
      kind: 'x',
      recipient: person.email,
      subject: 'Bonjour',
      body: Buffer.from('x'),
    });
    await buildNews(api.db, { titre: 'Mon article', auteurId: personId });
    await api.db.insert(auditEntries).values([
      {
        actorId: staff.id,
        action: 'x',
        targetType: 'person',
        targetId: personId,
        details: { a: 1 },
      },
      {
        actorId: personId,
        action: 'y',
        targetType: 'person',
        targetId: staff.id,
        details: { b: 1 },
      },
    ]);

    const { body, headers } = await browser.get(path);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="mes-donnees-.*\.json"$/);
    expect(headers['cache-control']).toContain('no-store');
    expect(body as OwnData).toMatchObject({
      profile: { email: person.email, telephone: '+22890123456', birth_date: '1999-04-12' },
      account: { has_password: true },
      visibility: { telephone: 'me' },
      sessions: [{ current: 1 }],
      provider_accounts: [{ provider: 'google', subject: '1234' }],
      second_factor: { passkeys: [], recovery_codes_left: 0 },
      mails: [{ subject: 'Bonjour' }],
      notifications: [{ text: 'Votre compte est approuvé' }],
      visits: [{ day: '2026-11-24', total: 1 }],
      visited: [],
      join_requests: [{ profession: 'Comptable', state: 'new' }],
      news: [{ titre: 'Mon article' }],
      journal: [
        {
          action: 'x',
          label: 'Autre action',
          by_me: false,
          details: { a: 1 },
          changes: [{ label: 'Autre champ', before: null, after: '1' }],
        },
        { action: 'y', by_me: true, changes: [], details: {} },
      ],
    });
    expect((body as OwnData).profile.referents[0]).toMatchObject({ name: 'Afi Mensah' });
  });

  test('has nothing of others, no secret, and no note of the staff', async () => {
    const { person, browser } = await signedIn();
    const other = await buildAlumnus(api.db, { email: 'quelqu.un@alumni.test' });
    await api.db
      .insert(profileViews)
      .values({ personId: person.id, viewerId: other.id, day: '2026-11-24' });
    await api.db
      .insert(joinRequests)
      .values({ email: person.email, profession: 'Comptable', note: 'À rappeler' });
    const [row] = await api.db.select().from(people).where(eq(people.id, person.id));
    const text = JSON.stringify((await browser.get(path)).body);
    expect(text).toContain(person.email);
    expect(text).not.toContain(row?.passwordHash);
    expect(text).not.toMatch(/quelqu\.un|argon2|[0-9a-f]{64}|rappeler/);
  });

  /** Tables whose rows belong to a person. A new one must be in the file, or here with a reason. */
  test('every table that names a person is in the file', async () => {
    const found = await api.db.execute<{ table: string }>(sql`
      SELECT DISTINCT conrelid::regclass::text AS table FROM pg_constraint
      WHERE contype = 'f' AND confrelid = 'people'::regclass`);
    const inTheFile = [
      'audit_entries',
      'chosen_campuses',
      'directory_usage',
      'dismissed_announcements',
      'jobs',
      'join_requests',
      'news',
      'notification_settings',
      'notifications',
      'opportunities',
      'passkeys',
      'profile_views',
      'recovery_codes',
      'referents',
      'refusals',
      'saved_filters',
      'sessions',
      'social_accounts',
      'study_paths',
      'tokens',
      'totp_secrets',
      'trusted_devices',
    ];
    // They live for minutes and hold a challenge, or what staff did and wrote about others. What an
    // action or an import changed is in the journal, and in the profile.
    const leftOut = [
      'distinct_people',
      'join_answers',
      'passkey_challenges',
      'pending_sign_ins',
      'bulk_actions',
      'bulk_rows',
      'imports',
      'import_rows',
      'referent_calls',
    ];
    expect(found.rows.map(({ table }) => table).toSorted()).toEqual(
      [...inTheFile, ...leftOut].toSorted(),
    );
  });
});
