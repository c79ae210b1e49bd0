import { eq } from 'drizzle-orm';
import { mails } from '../db/schema';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api';
import { startSmtp, type TestSmtp } from '../../../testing/smtp';
import { createOutbox, waitAfter, type Outbox } from './outbox';
import { smtpTransport } from './transport';

const mail = {
  kind: 'verification',
  to: 'afi@exemple.test',
  subject: 'Confirmez votre adresse',
  html: '<p>Bonjour Afi, <a href="http://alumni.test/check_user/secret">ce lien</a></p>',
  text: 'Bonjour Afi, http://alumni.test/check_user/secret',
};

describeOnDatabase('mail outbox', (api) => {
  let smtp: TestSmtp;
  let outbox: Outbox;
  const errors: unknown[] = [];

  beforeAll(async () => {
    smtp = await startSmtp();
    const config = { ...api.context.config, SMTP_URL: smtp.url, MAIL_ATTEMPTS: 2 };
    outbox = createOutbox(api.db, config, smtpTransport(config), (error) => errors.push(error));
  });
  afterAll(() => smtp.close());
  beforeEach(async () => {
    await api.db.delete(mails);
    smtp.received.length = 0;
    smtp.refuse(false);
  });

  const queued = () => outbox.queue(api.db, mail);
  const row = async () => (await api.db.select().from(mails))[0];
  const dueNow = () => api.db.update(mails).set({ nextAttemptAt: new Date(0) });

  test('sends a waiting mail once, and erases the body', async () => {
    await queued();
    await outbox.flush();
    await outbox.flush();
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]).toContain('Bonjour Afi');
    expect(await row()).toMatchObject({ status: 'sent', body: null, attempts: 1 });
  });

  test('a rolled-back transaction sends nothing', async () => {
    const failing = api.db.transaction(async (tx) => {
      await outbox.queue(tx, mail);
      throw new Error('later');
    });
    await expect(failing).rejects.toThrow('later');
    await outbox.flush();
    expect(smtp.received).toHaveLength(0);
  });

  test('encrypts the body while it waits', async () => {
    await queued();
    const body = (await row())?.body ?? Buffer.alloc(0);
    expect(body.toString('latin1')).not.toMatch(/Bonjour|check_user|secret/);
  });

  test('retries, then gives up and erases the body', async () => {
    smtp.refuse(true);
    await queued();
    await outbox.flush();
    expect(await row()).toMatchObject({ status: 'waiting', attempts: 1 });
    expect((await row())?.nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 30_000);
    await dueNow();
    await outbox.flush();
    expect(await row()).toMatchObject({ status: 'failed', attempts: 2, body: null });
    expect(errors.length).toBeGreaterThanOrEqual(2);
  });

  test('the next attempt recovers from a refusal', async () => {
    smtp.refuse(true);
    await queued();
    await outbox.flush();
    smtp.refuse(false);
    await dueNow();
    await outbox.flush();
    expect(smtp.received).toHaveLength(1);
    expect(await row()).toMatchObject({ status: 'sent', lastError: null });
  });

  test('two concurrent senders send each mail once', async () => {
    for (let number = 0; number < 10; number += 1) await queued();
    const config = { ...api.context.config, SMTP_URL: smtp.url };
    const other = createOutbox(api.db, config, smtpTransport(config), () => undefined);
    await Promise.all([outbox.flush(), other.flush()]);
    expect(smtp.received).toHaveLength(10);
  });
});

test('the delays grow from a minute to six hours', () => {
  expect([1, 2, 3, 4].map(waitAfter)).toEqual([60, 120, 240, 480]);
  expect(waitAfter(20)).toBe(6 * 60 * 60);
});

const letterBox = (api: TestApi) => {
  test('lists the mails and shows one, in a frame without scripts', async () => {
    await api.context.outbox.queue(api.db, { ...mail, subject: '<b>Sujet</b>' });
    await api.context.outbox.flush();
    const [sent] = await api.db.select().from(mails).where(eq(mails.status, 'sent'));
    const list = await api.guest.get('/_mail');
    expect(list.text).toContain('&lt;b&gt;Sujet&lt;/b&gt;');
    expect(list.text).toContain(`href="/_mail/${sent?.id}"`);
    const page = await api.guest.get(`/_mail/${sent?.id}`);
    expect(page.text).toContain('<iframe');
    const content = await api.guest.get(`/_mail/${sent?.id}/html`);
    expect(content.text).toContain('check_user/secret');
    expect(content.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    expect((await api.guest.get('/_mail/999999')).status).toBe(404);
  });

  test.each([
    ['localhost:3000', 200],
    ['127.0.0.1', 200],
    ['[::1]:3000', 200],
    ['attaquant.test', 404],
    ['localhost.attaquant.test', 404],
  ])('a page under %s gets %i: another site may resolve to this machine', async (host, status) => {
    await api.context.outbox.queue(api.db, mail);
    const [queued] = await api.db.select().from(mails);
    for (const url of ['/_mail', `/_mail/${queued?.id}`, `/_mail/${queued?.id}/html`])
      expect((await api.guest.get(url, { headers: { host } })).status).toBe(status);
  });

  test.each(['x-forwarded-for', 'forwarded', 'via', 'cf-connecting-ip'])(
    'a tunnel that sends %s gets 404, under any name: it may serve strangers',
    async (header) => {
      const headers = { host: 'localhost:3000', [header]: '203.0.113.7' };
      expect((await api.guest.get('/_mail', { headers })).status).toBe(404);
    },
  );
};

describeOnDatabase("the demo's letter box", letterBox, { DEMO: '1' });

describeOnDatabase('outside the demo', (api) => {
  test('has no letter box', async () => {
    expect((await api.guest.get('/_mail')).status).toBe(404);
    expect((await api.as('administrator').get('/_mail/1')).status).toBe(404);
  });
});
