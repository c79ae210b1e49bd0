import { buildAccountant, buildAdministrator, buildAlumnus } from '../../../testing/factories';
import { describeOnDatabase } from '../../../testing/test-api';
import { notificationsRepository } from '../notifications/notifications.repository';

const form = {
  lastname: "d'ALMEIDA",
  firstname: 'Ɖɔkli Hélène',
  email: 'helene@exemple.test',
  password: 'motdepasse1',
  password_confirmation: 'motdepasse1',
  status: 'accepted',
};

describeOnDatabase('register', (api) => {
  test('creates the account and a session, and mails a link to verify the address', async () => {
    const browser = api.guest;
    const answer = await browser.post('/auth/register', form);
    expect(answer).toMatchObject({ status: 201, body: { id_profil: 1 } });
    expect((await browser.get('/api/v2/auth/user')).body).toMatchObject({
      nom: "d'ALMEIDA",
      prenoms: 'Ɖɔkli Hélène',
      email_verified: 0,
      profile_completed: 0,
      approved: 0,
    });
    const [mail] = await api.mails();
    expect(mail).toMatchObject({ kind: 'verification', to: 'helene@exemple.test' });
    expect(mail?.text).toMatch(/http:\/\/alumni\.test\/check_user\/[0-9a-f]{64}/);
  });

  test('notifies the administrators and accountants, not the members', async () => {
    const staff = [await buildAdministrator(api.db), await buildAccountant(api.db)];
    const member = await buildAlumnus(api.db);
    await api.guest.post('/auth/register', { ...form, email: 'autre@exemple.test' });
    for (const { id } of staff) {
      const rows = await notificationsRepository.of(api.db, id);
      expect(rows).toMatchObject([{ data: { route: 'ancien_details' } }]);
    }
    expect(await notificationsRepository.of(api.db, member.id)).toEqual([]);
  });

  test('names a taken address in any case, and stores nothing', async () => {
    await buildAlumnus(api.db, { email: 'prise@exemple.test' });
    const before = (await api.mails()).length;
    const answer = await api.guest.post('/auth/register', { ...form, email: 'PRISE@exemple.test' });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { email: ['Cette adresse e-mail est déjà utilisée.'] } },
    });
    expect(await api.mails()).toHaveLength(before);
  });

  test('of two simultaneous sign-ups with one address, one succeeds and the other gets an error', async () => {
    const both = ['Course@exemple.test', 'course@EXEMPLE.test'].map((email) => ({
      ...form,
      email,
    }));
    const answers = await Promise.all(both.map((body) => api.guest.post('/auth/register', body)));
    const [winner, loser] = answers.sort((one, other) => one.status - other.status);
    expect(winner?.status).toBe(201);
    expect(loser).toMatchObject({
      status: 422,
      body: { errors: { email: ['Cette adresse e-mail est déjà utilisée.'] } },
    });
    const people = await api.db.query.people.findMany({
      where: (t, { eq }) => eq(t.email, 'course@exemple.test'),
    });
    expect(people.map(({ id }) => id)).toEqual([winner?.body['id']]);
    const mails = (await api.mails()).filter(({ to }) => to === 'course@exemple.test');
    expect(mails).toHaveLength(1);
  });

  test.each([
    ['lastname', { lastname: ' ' }],
    ['email', { email: 'pas une adresse' }],
    ['password', { password: 'sanschiffre', password_confirmation: 'sanschiffre' }],
    ['password', { password: 'court1', password_confirmation: 'court1' }],
    ['password_confirmation', { password_confirmation: 'autrechose1' }],
    ['status', { status: 'not_accepted' }],
  ])('refuses an invalid %s', async (field, change) => {
    const answer = await api.guest.post('/auth/register', {
      ...form,
      email: 'refus@exemple.test',
      ...change,
    });
    expect(answer.status).toBe(422);
    expect(answer.body).toHaveProperty(`errors.${field}`);
  });

  test('returns all errors at once, a taken address included', async () => {
    await buildAlumnus(api.db, { email: 'aussi-prise@exemple.test' });
    const wrong = {
      lastname: ' ',
      firstname: '',
      email: ' Aussi-Prise@exemple.test',
      password: 'court1',
      password_confirmation: 'autre',
      status: 'not_accepted',
    };
    const answer = await api.guest.post('/auth/register', wrong);
    expect(answer).toMatchObject({
      status: 422,
      body: {
        errors: {
          lastname: [expect.any(String)],
          firstname: [expect.any(String)],
          email: ['Cette adresse e-mail est déjà utilisée.'],
          password: [expect.stringMatching(/huit caractères/)],
          password_confirmation: ['La confirmation ne correspond pas au mot de passe.'],
          status: [expect.stringMatching(/accepter/)],
        },
      },
    });
    const free = await api.guest.post('/auth/register', { ...wrong, email: 'libre@exemple.test' });
    expect(free.status).toBe(422);
    expect(free.body).not.toHaveProperty('errors.email');
  });

  test.each([[], { email: 7 }, { password: null }])(
    '%j is refused as a form, without a failure',
    async (body) => {
      const answer = await api.guest.post('/auth/register', body);
      expect(answer.status).toBe(422);
    },
  );

  test('cannot set the role of administrator', async () => {
    const sly = { ...form, email: 'ruse@exemple.test', id_profil: 2, approved: 1, certified: 1 };
    await api.guest.post('/auth/register', sly);
    const person = await api.db.query.people.findFirst({
      where: (t, { eq }) => eq(t.email, 'ruse@exemple.test'),
    });
    expect(person).toMatchObject({ idProfil: 1, approved: 0, certified: 0, isActivate: 1 });
  });
});

describeOnDatabase(
  'probing for taken addresses with an invalid form',
  (api) => {
    test('counts like a sign-up', async () => {
      const body = { ...form, password: 'court1', email: 'qui@exemple.test' };
      const from = { remoteAddress: '10.0.0.4' };
      const answers = [];
      for (let time = 0; time < 3; time += 1)
        answers.push(await api.guest.post('/auth/register', body, from));
      expect(answers.map(({ status }) => status)).toEqual([422, 422, 429]);
      expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
    });
  },
  { THROTTLE_REGISTER_IP: '2' },
);
