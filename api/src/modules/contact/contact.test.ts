import { announcements } from '../../platform/db/schema';
import { buildAccountant, buildAdministrator } from '../../../testing/factories';
import { describeOnDatabase } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';

const url = '/api/v2/contact';
const body = {
  name: 'Afi Mensah',
  email: 'Afi@Exemple.test',
  message: 'Bonjour.\n\nUne question.',
};

describeOnDatabase('POST /api/v2/contact', (api) => {
  test.each(statuses(200, 200, 200, 200))('%s gets %i', async (who, status) => {
    const written = { ...body, email: `${who}@exemple.test` };
    expect((await browserOf(api, who).post(url, written)).status).toBe(status);
  });

  test('notifies and mails each active member of staff; a reply goes to the author', async () => {
    const active = await buildAccountant(api.db);
    const asleep = await buildAdministrator(api.db, { isActivate: 0, sleepReason: 'staff' });
    const answer = await api.guest.post(url, body);
    expect(answer).toMatchObject({ status: 200, body: { status: true, message: /transmis/ } });
    const bell = await api.as(active).get(`/api/users/notifications/${active.id}`);
    const message = 'Afi Mensah (afi@exemple.test) : Bonjour. Une question.';
    expect(bell.body).toMatchObject([
      {
        type: 'contact_message',
        data: JSON.stringify({
          route: 'admin_dashboard',
          title: 'Nouveau message',
          params: {},
          message,
        }),
      },
    ]);
    const mails = await api.mails();
    expect(mails.find(({ to }) => to === active.email)).toMatchObject({
      kind: 'contact',
      replyTo: 'afi@exemple.test',
      text: expect.stringContaining('Bonjour.\n\nUne question.'),
    });
    expect(mails.map(({ to }) => to)).not.toContain(asleep.email);
  });

  test('cuts a long message in the notification, not in the mail', async () => {
    const { email, id } = await buildAccountant(api.db);
    const message = `${'é'.repeat(400)} fin`;
    await api.guest.post(url, { ...body, email: 'long@exemple.test', message });
    const bell = await api.as({ id }).get(`/api/users/notifications/${id}`);
    const cut = expect.stringContaining(`: ${'é'.repeat(200)}…"`);
    expect(bell.body).toMatchObject([{ data: cut }]);
    const mail = (await api.mails()).find(({ to }) => to === email);
    expect(mail?.text).toContain(message);
  });

  test('three simultaneous calls send it once; another text is another message', async () => {
    const { email } = await buildAccountant(api.db);
    const send = (message: string) =>
      api.guest.post(url, { ...body, email: 'double@exemple.test', message });
    const answers = await Promise.all([send('Un'), send('Un'), send('Un')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const mailCount = async () => (await api.mails()).filter(({ to }) => to === email).length;
    expect(await mailCount()).toBe(1);
    await send('Deux');
    expect(await mailCount()).toBe(2);
  });

  test.each([
    ['name', { name: ' ' }],
    ['email', { email: 'pas une adresse' }],
    ['email', { email: 'a@exemple.test\r\nBcc: b@exemple.test' }],
    ['message', { message: undefined }],
    ['message', { message: 'x'.repeat(5_001) }],
  ])('shows an invalid %s under its field, and sends nothing', async (field, change) => {
    const before = await api.db.$count(announcements);
    const answer = await api.guest.post(url, { ...body, ...change });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { [field]: [expect.any(String)] } },
    });
    expect(await api.db.$count(announcements)).toBe(before);
  });
});

describeOnDatabase(
  'contact throttle of a network',
  (api) => {
    test('limits the messages of all writers together', async () => {
      const send = (email: string) => api.guest.post(url, { ...body, email });
      expect((await send('a@exemple.test')).status).toBe(200);
      const refused = await send('b@exemple.test');
      expect(refused.status).toBe(429);
      expect(refused.headers['retry-after']).toBeDefined();
    });
  },
  { THROTTLE_CONTACT_IP: '1' },
);

describeOnDatabase(
  'contact throttle of an address',
  (api) => {
    test('limits the messages of one address; another can still write', async () => {
      const send = (email: string) => api.guest.post(url, { ...body, email });
      expect((await send('a@exemple.test')).status).toBe(200);
      expect((await send('A@exemple.test')).status).toBe(429);
      expect((await send('b@exemple.test')).status).toBe(200);
    });
  },
  { THROTTLE_CONTACT_EMAIL: '1' },
);
