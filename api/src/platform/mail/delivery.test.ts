import { mails } from '../db/schema';
import { startSmtp, type TestSmtp } from '../../../testing/smtp';
import { describeOnDatabase } from '../../../testing/test-api';
import { createOutbox } from './outbox';
import { smtpTransport } from './transport';

const mail = {
  kind: 'reset',
  to: 'afi@exemple.test',
  subject: 'Réinitialiser votre mot de passe',
  html: '<p>Bonjour Afi</p>',
  text: 'Bonjour Afi',
};
const messageId = (message = '') => /^Message-ID: (.+)$/im.exec(message)?.[1];

describeOnDatabase('mail to a server that fails', (api) => {
  let smtp: TestSmtp;
  let failures: unknown[];
  beforeEach(async () => {
    smtp = await startSmtp();
    failures = [];
    await api.db.delete(mails);
    await api.context.outbox.queue(api.db, mail);
  });
  afterEach(() => smtp.close());

  const outboxTo = (url: string, more = {}) => {
    const config = { ...api.context.config, SMTP_URL: url, SMTP_TIMEOUT: 1, ...more };
    return createOutbox(api.db, config, smtpTransport(config), (error) => failures.push(error));
  };
  const row = async () => (await api.db.select().from(mails))[0];
  const tryAgain = async (url = smtp.url) => {
    await api.db.update(mails).set({ nextAttemptAt: new Date(0) });
    await outboxTo(url).flush();
  };

  test('sends text and HTML, in French, from our address to the person', async () => {
    await outboxTo(smtp.url).flush();
    const [message = ''] = smtp.received;
    expect(message).toMatch(/^To: afi@exemple\.test$/m);
    expect(message).toMatch(/^From: =\?|^From: .*alumni\.test/m);
    expect(message).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(message).not.toMatch(/^List-Unsubscribe/m);
    expect(message).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
    expect(messageId(message)).toMatch(/^<[0-9a-f]{32}@alumni\.test>$/);
  });

  test.each([
    ['to nobody of ours without a setting', {}, {}, null],
    ['to the team', { CONTACT_EMAIL: 'equipe@alumni.test' }, {}, 'equipe@alumni.test'],
    [
      'to the author of the message that it carries',
      { CONTACT_EMAIL: 'equipe@alumni.test' },
      { replyTo: 'afi@exemple.test' },
      'afi@exemple.test',
    ],
  ])('sends replies %s', async (_whom, settings, more, expected) => {
    await api.db.delete(mails);
    await api.context.outbox.queue(api.db, { ...mail, ...more });
    await outboxTo(smtp.url, settings).flush();
    const [, replyTo = null] = /^Reply-To: (.*)\r$/m.exec(smtp.received[0] ?? '') ?? [];
    expect(replyTo).toBe(expected);
  });

  test('a mail that comes regularly says how to end it, to mail programs too', async () => {
    await api.db.delete(mails);
    const unsubscribeUrl = 'https://alumni.test/stop/1';
    await api.context.outbox.queue(api.db, { ...mail, unsubscribeUrl });
    await outboxTo(smtp.url).flush();
    expect(smtp.received[0]).toMatch(/^List-Unsubscribe: <https:\/\/alumni\.test\/stop\/1>\r$/m);
    expect(smtp.received[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  });

  test('accepted before the connection was lost: the retry has the same Message-ID', async () => {
    smtp.behave('hanging up');
    await outboxTo(smtp.url).flush();
    expect(await row()).toMatchObject({ status: 'waiting', attempts: 1 });
    smtp.behave('taking');
    await tryAgain();
    expect(await row()).toMatchObject({ status: 'sent', attempts: 2, body: null });
    const names = smtp.received.map(messageId);
    expect(names).toHaveLength(2);
    expect(names[0]).toBe(names[1]);
  });

  test('two mails have different Message-IDs', async () => {
    await api.context.outbox.queue(api.db, mail);
    await outboxTo(smtp.url).flush();
    expect(new Set(smtp.received.map(messageId)).size).toBe(2);
  });

  test('delivers once the server is reachable', async () => {
    await outboxTo('smtp://127.0.0.1:1').flush();
    expect(await row()).toMatchObject({
      status: 'waiting',
      lastError: expect.stringMatching(/^E/),
    });
    await tryAgain();
    expect(await row()).toMatchObject({ status: 'sent', lastError: null });
  });

  test('does not contact an unreachable server for each waiting mail', async () => {
    await api.context.outbox.queue(api.db, mail);
    await outboxTo('smtp://127.0.0.1:1').flush();
    const tries = (await api.db.select().from(mails)).map(({ attempts }) => attempts).sort();
    expect(tries).toEqual([0, 1]);
  });

  test('retries after a temporary refusal (451), without delaying the next mail', async () => {
    smtp.behave('later');
    await api.context.outbox.queue(api.db, mail);
    await outboxTo(smtp.url).flush();
    const rows = await api.db.select().from(mails);
    expect(rows.map(({ status, attempts }) => [status, attempts])).toEqual([
      ['waiting', 1],
      ['waiting', 1],
    ]);
    expect(rows[0]?.lastError).toBe('EMESSAGE 451');
    smtp.behave('taking');
    await tryAgain();
    expect(smtp.received).toHaveLength(2);
  });

  test.each(['never', 'unknown address'] as const)(
    'does not retry after a permanent refusal (5xx, %s), and erases the body',
    async (mood) => {
      smtp.behave(mood);
      await outboxTo(smtp.url).flush();
      expect(await row()).toMatchObject({ status: 'failed', attempts: 1, body: null });
      expect((await row())?.lastError).toMatch(/^(EMESSAGE 554|EENVELOPE 550)$/);
      smtp.behave('taking');
      await tryAgain();
      expect(smtp.received).toHaveLength(0);
    },
  );

  test('gives up on a silent server after a time limit', async () => {
    smtp.behave('silent');
    await outboxTo(smtp.url).flush();
    expect(await row()).toMatchObject({ status: 'waiting', lastError: 'ETIMEDOUT' });
  });

  test('keeps the mail after a refused password, which is a configuration error', async () => {
    const strict = await startSmtp({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('wrong')),
    });
    await outboxTo(strict.url.replace('//', '//nom:faux@')).flush();
    await strict.close();
    expect(await row()).toMatchObject({ status: 'waiting', lastError: 'EAUTH 535' });
  });

  test('encrypts when the server offers it', async () => {
    const secure = await startSmtp({ disabledCommands: [], logger: false });
    await outboxTo(`${secure.url}?requireTLS=true&tls.rejectUnauthorized=false`).flush();
    expect(secure.connections.encrypted).toBe(1);
    await tryAgain(`${secure.url}?requireTLS=true`);
    await secure.close();
    expect(secure.received).toHaveLength(1);
  });

  test('refuses an untrusted certificate', async () => {
    const secure = await startSmtp({ disabledCommands: [], logger: false });
    await outboxTo(`${secure.url}?requireTLS=true`).flush();
    await secure.close();
    expect(secure.received).toHaveLength(0);
    expect(await row()).toMatchObject({ status: 'waiting' });
  });

  test('gives up after MAIL_ATTEMPTS, and logs no address', async () => {
    smtp.behave('later');
    await outboxTo(smtp.url, { MAIL_ATTEMPTS: 1 }).flush();
    expect(await row()).toMatchObject({ status: 'failed', body: null });
    expect(failures.map(String)).toEqual([
      expect.stringMatching(/^MailFailure: mail \d+ \(reset\)/),
    ]);
  });
});
