import { eq } from 'drizzle-orm';
import {
  auditEntries,
  chosenCampuses,
  directoryUsage,
  dismissedAnnouncements,
  joinRequests,
  mails,
  notifications,
  passkeyChallenges,
  passkeys,
  pendingSignIns,
  people,
  profileViews,
  recoveryCodes,
  bulkRows,
  distinctPeople,
  importRows,
  notificationSettings,
  imports,
  referents,
  refusals,
  savedFilters,
  sessions,
  socialAccounts,
  studyPaths,
  tokens,
  totpSecrets,
  trustedDevices,
  type NewPerson,
} from '../../platform/db/schema';
import { cleanOnce } from '../../process/housekeeping';
import { buildAlumniType, buildNews, buildPath } from '../../../testing/content-factories';
import { buildAlumnus, buildCampus, buildCategory, password } from '../../../testing/factories';
import { form, png } from '../../../testing/form';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api';
import { notificationsRepository } from '../notifications/notifications.repository';
import { anonymiseDue } from './anonymise.service';

const day = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);
const leaving = (days: number): Partial<NewPerson> => ({
  isActivate: 0,
  sleepReason: 'deletion',
  deletionRequestedAt: daysAgo(days),
});
const personOf = async (api: TestApi, id: number) =>
  (await api.db.select().from(people).where(eq(people.id, id)))[0];

/** Everything that the network can store about a person. */
async function buildFullLife(api: TestApi) {
  const { db } = api;
  const campus = await buildCampus(db);
  const person = await buildAlumnus(db, {
    nom: 'SECRET',
    prenoms: 'Adjoa',
    email: 'secret@alumni.test',
    telephone: '+22890112233',
    nationalite: 'Togo',
    paysResidence: 'Togo',
    ville: 'Kpalimé',
    professionId: (await buildCategory(db)).id,
    alumniTypeId: (await buildAlumniType(db)).id,
    employeur: 'Kpalimé Énergie',
    sexe: 'F',
    biographie: 'Je raconte ma vie.',
    birthDate: '1990-01-01',
    maritalStatus: 'Marié',
    declaredLastGrade: 'Master',
    declaredLastGradeYear: 2015,
    termsAcceptedAt: new Date(),
    profileCompletedAt: new Date(),
    nombreConnexions: 3,
    nombreVues: 4,
    visibleTelephone: 'staff',
    listed: 0,
  });
  const { id: personId, email } = person;
  const other = await buildAlumnus(db);
  const staff = api.as('administrator');
  await buildPath(db, personId);
  await db.insert(chosenCampuses).values({ personId, campusId: campus.id });
  await db
    .insert(referents)
    .values({ personId, position: 1, name: 'R', phoneNumber: '+22890000001' });
  await db.insert(directoryUsage).values({ personId, day: '2026-01-01', pages: 1 });
  await db.insert(profileViews).values([
    { personId, viewerId: other.id, day: '2026-01-01' },
    { personId: other.id, viewerId: personId, day: '2026-01-01' },
  ]);
  await db.insert(distinctPeople).values({ oneId: personId, otherId: other.id });
  await db.insert(savedFilters).values({ personId, name: 'SECRET', query: { search: 'SECRET' } });
  await db.insert(notificationSettings).values({ personId, weeklySummary: 1 });
  await db.insert(socialAccounts).values({ personId, provider: 'google', subject: 'sub-1' });
  await buildSecondFactor(api, personId);
  const profession = await buildCategory(db, { name: 'Entrepreneur' });
  await api.guest.post('/api/joinus', { email, profession: profession.name });
  await api.guest.post('/api/v2/contact', { name: 'Adjoa', email, message: 'Bonjour.' });
  const message = `${email} souhaite rejoindre le réseau.`;
  const data = { title: 'Nouvelle demande', message, route: 'liste_ancien', params: {} };
  await notificationsRepository.tell(db, other.id, 'join_request', data);
  const values = { authorId: other.id, fileName: 'anciens.csv' };
  const [list] = await db.insert(imports).values(values).returning({ id: imports.id });
  const cells = ['SECRET', email];
  await db.insert(importRows).values({ importId: list!.id, number: 2, cells, personId });
  await db.insert(refusals).values({ personId, reason: 'SECRET n’a pas de référent.' });
  const bulk = { key: 'certify-a-full-life', action: 'certify', ids: [personId] };
  expect((await staff.post('/api/v2/alumni/bulk', bulk)).status).toBe(200);
  const [referent] = await db.select().from(referents).where(eq(referents.personId, personId));
  const call = `/api/v2/approvals/${personId}/referents/${referent?.id}`;
  expect((await staff.put(call, { called: 1, note: 'SECRET' })).status).toBe(200);
  await dismissAnnouncement(db, personId);
  const upload = await api
    .as(person)
    .post(`/api/users/picture/${personId}`, ...form({}, { picture: await png() }));
  const photo = (upload.body as { user: { picture_url: string } }).user.picture_url;
  const article = await buildNews(db, { auteurId: personId });
  return { person, photo, article, staff };
}

async function dismissAnnouncement(db: TestApi['db'], personId: number) {
  const data = { title: 'Titre', message: 'Texte', route: 'liste_ancien', params: {} };
  await notificationsRepository.announce(db, 'alumni', 'opportunity', data);
  const [announced] = await notificationsRepository.of(db, personId);
  expect(await notificationsRepository.markRead(db, personId, [announced?.id ?? 0])).toBe(1);
}

async function buildSecondFactor({ db }: TestApi, personId: number) {
  const expiresAt = daysAgo(-90);
  const key = { credentialId: 'key', publicKey: Buffer.alloc(1), counter: 0, transports: [] };
  await db.insert(totpSecrets).values({ personId, secret: Buffer.alloc(1) });
  await db.insert(passkeys).values({ personId, name: 'Téléphone', ...key });
  await db.insert(recoveryCodes).values({ personId, codeHash: 'code' });
  await db.insert(pendingSignIns).values({ personId, idHash: 'pending', expiresAt });
  await db.insert(trustedDevices).values({ personId, idHash: 'device', expiresAt });
  const challenge = { keyHash: 'session', challenge: 'x', expiresAt };
  await db.insert(passkeyChallenges).values({ personId, ...challenge });
}

const secondFactor = [
  totpSecrets,
  passkeys,
  recoveryCodes,
  pendingSignIns,
  trustedDevices,
  passkeyChallenges,
];

describeOnDatabase('anonymising', (api) => {
  test('after the delay no data of the person remains, except their news', async () => {
    const { person, photo, article, staff } = await buildFullLife(api);
    const { id } = person;
    expect((await staff.delete(`/api/users/students/delete/${id}`)).status).toBe(200);
    expect((await api.guest.get(photo)).status).toBe(200);
    await cleanOnce(api.context);
    expect((await personOf(api, id))?.nom).toBe('SECRET');

    await api.db
      .update(people)
      .set({ deletionRequestedAt: daysAgo(31) })
      .where(eq(people.id, id));
    await cleanOnce(api.context);
    expect(await personOf(api, id)).toEqual({
      id,
      idProfil: 1,
      nom: 'Ancien',
      prenoms: 'membre',
      email: `ancien-membre-${id}@anonyme.invalid`,
      emailVerifiedAt: null,
      passwordHash: null,
      telephone: null,
      nationalite: null,
      paysResidence: null,
      ville: null,
      villeSearch: null,
      professionId: null,
      employeur: null,
      employeurSearch: null,
      sexe: null,
      biographie: null,
      birthDate: null,
      maritalStatus: null,
      picture: null,
      alumniTypeId: null,
      isActivate: 0,
      approved: 0,
      certified: 0,
      sleepReason: null,
      nombreConnexions: 0,
      nombreVues: 0,
      declaredLastGrade: null,
      declaredLastGradeYear: null,
      firstYear: null,
      lastGrade: null,
      lastGradeYear: null,
      campusIds: [],
      fieldIds: [],
      completedPourcent: 0,
      search: 'ancien membre',
      visibleTelephone: 'members',
      visibleEmail: 'members',
      visibleEmployeur: 'members',
      visiblePicture: 'members',
      visibleBirthday: 'me',
      listed: 1,
      termsAcceptedAt: null,
      profileCompletedAt: null,
      refusedAt: null,
      imported: 0,
      lastLoginAt: null,
      confirmedAt: null,
      confirmationAskedAt: null,
      deletionRequestedAt: expect.any(Date),
      anonymisedAt: expect.any(Date),
      audienceSince: expect.any(Date),
      createdAt: person.createdAt,
      updatedAt: expect.any(Date),
    });
    const owned = [
      sessions,
      tokens,
      socialAccounts,
      notifications,
      studyPaths,
      chosenCampuses,
      ...secondFactor,
      refusals,
      bulkRows,
      importRows,
      notificationSettings,
      savedFilters,
    ];
    for (const table of [...owned, referents, directoryUsage, dismissedAnnouncements]) {
      expect(await api.db.$count(table, eq(table.personId, id))).toBe(0);
    }
    expect(await api.db.$count(profileViews)).toBe(0);
    expect(await api.db.$count(distinctPeople)).toBe(0);
    expect(await api.db.$count(joinRequests)).toBe(0);
    expect(await api.db.$count(mails, eq(mails.recipient, person.email))).toBe(0);
    expect((await api.guest.get(photo)).status).toBe(404);
    const read = await api.guest.get(`/api/guest/actualities/${article.id}`);
    expect(read.body).toMatchObject({ auteur: { nom: 'Ancien membre', prenoms: '' } });
  });

  test('no table contains their data any more, the journal included', async () => {
    const { pool } = api.database;
    const { rows: tables } = await pool.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    );
    expect(tables.length).toBeGreaterThan(15);
    for (const { name } of tables) {
      const { rows } = await pool.query<{ row: string }>(`SELECT t::text AS row FROM "${name}" t`);
      const all = rows.map(({ row }) => row).join('\n');
      expect({ name, isNamed: /SECRET|Adjoa|secret@|90112233|sub-1/.test(all) }).toEqual({
        name,
        isNamed: false,
      });
    }
  });

  test('this test knows every table that refers to people', async () => {
    const { rows } = await api.database.pool.query<{ name: string }>(
      `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
       WHERE contype = 'f' AND confrelid = 'public.people'::regclass ORDER BY 1`,
    );
    // For a new column: is it anonymised? These stay, without personal data; jobs for a day at most.
    // The calls of referents go with the referents.
    const stay = [
      'audit_entries',
      'bulk_actions',
      'imports',
      'jobs',
      'join_answers',
      'news',
      'opportunities',
      'referent_calls',
    ];
    const emptied = [
      'bulk_rows',
      'chosen_campuses',
      'directory_usage',
      'dismissed_announcements',
      'distinct_people',
      'import_rows',
      'join_requests',
      'notification_settings',
      'notifications',
      'passkey_challenges',
      'passkeys',
      'pending_sign_ins',
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
    expect(rows.map(({ name }) => name)).toEqual([...stay, ...emptied].sort());
  });

  test('the address is free again, for a new account without old data', async () => {
    const signUp = await api.guest.post('/auth/register', {
      lastname: 'NOUVEAU',
      firstname: 'Kofi',
      email: 'secret@alumni.test',
      password,
      password_confirmation: password,
      status: 'accepted',
    });
    expect(signUp.status).toBe(201);
  });

  test('the entries about them keep the action, without their name', async () => {
    const person = await buildAlumnus(api.db, { ...leaving(31), nom: 'MASQUÉ' });
    await api.db.insert(auditEntries).values({
      action: 'administrator.update',
      targetType: 'person',
      targetId: person.id,
      details: {
        before: { nom: 'MASQUÉ', email: person.email, telephone: null, id_profil: 3 },
        after: { nom: 'AUTRE', email: 'b@b.test', telephone: '+22890000000', id_profil: 2 },
      },
    });
    await anonymiseDue(api.context);
    const [entry] = await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.targetId, person.id));
    expect(entry?.details).toEqual({
      before: { nom: 'effacé', email: 'effacé', telephone: null, id_profil: 3 },
      after: { nom: 'effacé', email: 'effacé', telephone: 'effacé', id_profil: 2 },
    });
  });

  test('anonymises only due accounts, and can run repeatedly and concurrently', async () => {
    const due = [await buildAlumnus(api.db, leaving(31)), await buildAlumnus(api.db, leaving(40))];
    const early = await buildAlumnus(api.db, leaving(29));
    const closed = await buildAlumnus(api.db, { isActivate: 0, sleepReason: 'staff' });
    const there = await buildAlumnus(api.db);
    const round = () => anonymiseDue(api.context);
    await Promise.all([round(), round(), round(), round()]);
    const first = await Promise.all(due.map(({ id }) => personOf(api, id)));
    expect(first.map((person) => person?.nom)).toEqual(['Ancien', 'Ancien']);
    await round();
    expect(await Promise.all(due.map(({ id }) => personOf(api, id)))).toEqual(first);
    for (const person of [early, closed, there]) {
      expect(await personOf(api, person.id)).toEqual(person);
    }
  });

  test('a person who signs in at that moment is either kept whole or refused, never half erased', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const person = await buildAlumnus(api.db, { ...leaving(31), biographie: 'Encore là.' });
      const [login] = await Promise.all([
        api.guest.post('/auth/login', { email: person.email, password }),
        new Promise((resolve) => setTimeout(resolve, turn * 12)).then(() =>
          anonymiseDue(api.context),
        ),
      ]);
      const after = await personOf(api, person.id);
      if (login.status === 200) {
        expect(after).toMatchObject({ nom: person.nom, biographie: 'Encore là.', isActivate: 1 });
      } else {
        expect(login.status).toBe(422);
        expect(after).toMatchObject({ nom: 'Ancien', passwordHash: null, isActivate: 0 });
      }
    }
  });

  test('a person who has signed in is kept by a round that had already selected them', async () => {
    const person = await buildAlumnus(api.db, leaving(31));
    await api.db.transaction(async (tx) => {
      await tx.update(people).set({ updatedAt: new Date() }).where(eq(people.id, person.id));
      // The embedded database has one session: another run cannot start inside a transaction.
      if (api.kind === 'server') await anonymiseDue(api.context);
      await tx
        .update(people)
        .set({ deletionRequestedAt: null, isActivate: 1, sleepReason: null })
        .where(eq(people.id, person.id));
    });
    await anonymiseDue(api.context);
    expect(await personOf(api, person.id)).toMatchObject({ nom: person.nom, isActivate: 1 });
  });

  test('a photo that cannot be deleted leaves the row for the next round, and the others continue', async () => {
    const stuck = await buildAlumnus(api.db, {
      ...leaving(35),
      picture: `photos/${'a'.repeat(32)}-400x400`,
    });
    const other = await buildAlumnus(api.db, leaving(31));
    const { storage } = api.context;
    const broken = { ...storage, read: () => Promise.reject(new Error('away')) };
    await expect(anonymiseDue({ ...api.context, storage: broken })).rejects.toThrow(
      'not anonymised',
    );
    expect((await personOf(api, stuck.id))?.picture).toBe(stuck.picture);
    expect((await personOf(api, other.id))?.nom).toBe('Ancien');
    await anonymiseDue(api.context);
    expect((await personOf(api, stuck.id))?.nom).toBe('Ancien');
  });

  test('does not wait for an unreachable storage inside a transaction', async () => {
    const picture = `photos/${'b'.repeat(32)}-400x400`;
    const stuck = [
      await buildAlumnus(api.db, { ...leaving(36), picture }),
      await buildAlumnus(api.db, { ...leaving(35), picture }),
    ];
    const other = await buildAlumnus(api.db, leaving(31));
    const calls: string[] = [];
    const away = (name: string) => () => {
      calls.push(name);
      return Promise.reject(new Error('away'));
    };
    const { storage } = api.context;
    const silent = { ...storage, check: away('check'), removePicture: away('removePicture') };
    await expect(anonymiseDue({ ...api.context, storage: silent })).rejects.toThrow(
      'not anonymised',
    );
    expect(calls).toEqual(['check']);
    expect((await personOf(api, other.id))?.nom).toBe('Ancien');
    await anonymiseDue(api.context);
    for (const { id } of stuck) expect((await personOf(api, id))?.nom).toBe('Ancien');
  });

  test('deletes audit entries after twelve months', async () => {
    const entry = { action: 'x', targetType: 'person', targetId: 1 };
    await api.db.insert(auditEntries).values([
      { ...entry, action: 'old', createdAt: daysAgo(366) },
      { ...entry, action: 'recent', createdAt: daysAgo(364) },
    ]);
    await cleanOnce(api.context);
    const kept = (await api.db.select().from(auditEntries)).map(({ action }) => action);
    expect(kept).toContain('recent');
    expect(kept).not.toContain('old');
  });
});
