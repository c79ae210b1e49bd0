import { mails } from '../db/schema';
import { startSmtp, type TestSmtp } from '../../../testing/smtp';
import { describeOnDatabase, describeOnOwnDatabase } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';

const token = 'un jeton pour les opérations, assez long'.normalize('NFD').replace(/[^a-z]/g, '-');
const bearer = (given: string) => ({ authorization: `Bearer ${given}` });
/** A request from another machine: inject uses loopback by default. */
const far = { remoteAddress: '203.0.113.7' };

describeOnDatabase(
  'health, readiness and metrics',
  (api) => {
    let smtp: TestSmtp;
    beforeAll(async () => {
      smtp = await startSmtp({}, 45_871);
    });
    afterAll(() => smtp.close());
    afterEach(() => {
      api.context.processState.phase = 'serving';
    });
    /** READY_CACHE is one second. */
    const later = () => new Promise((resolve) => setTimeout(resolve, 1_050));

    test('/health answers anybody, without a database query', async () => {
      expect(await api.guest.get('/health', far)).toMatchObject({
        status: 200,
        body: { status: 'ok' },
      });
    });

    test('/ready gives strangers one word, and this machine the failing part', async () => {
      expect((await api.guest.get('/ready', far)).body).toEqual({ status: 'ready' });
      const { body } = await api.guest.get('/ready');
      expect(body).toMatchObject({
        phase: 'serving',
        parts: {
          database: { status: 'ok', since: expect.any(String) },
          storage: { status: 'ok' },
          mail: { status: 'ok' },
        },
      });
    });

    test('/ready checks the mail server once for simultaneous requests', async () => {
      await later();
      const before = smtp.connections.all;
      await Promise.all(Array.from({ length: 30 }, () => api.guest.get('/ready', far)));
      expect(smtp.connections.all).toBe(before + 1);
    });

    test('with READY_NEEDS=mail, /ready fails while the mail server is down, and recovers with it', async () => {
      await smtp.close();
      await later();
      const answer = await api.guest.get('/ready', far);
      expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      expect(Object.keys(answer.body)).toEqual(['status', 'code', 'message']);
      const { body } = await api.guest.get('/ready', { headers: bearer(token), ...far });
      expect(body).toMatchObject({ parts: { mail: { status: 'failed', error: 'ESOCKET' } } });
      smtp = await startSmtp({}, 45_871);
      await later();
      expect((await api.guest.get('/ready', far)).status).toBe(200);
    });

    test.each([
      ['draining', 200],
      ['lost', 503],
    ] as const)(
      'a process that is %s is not ready; it answers others %s',
      async (phase, others) => {
        api.context.processState.phase = phase;
        expect((await api.guest.get('/ready')).status).toBe(503);
        const answer = await api.guest.get('/api/diplomes');
        expect(answer.status).toBe(others);
        expect(answer.headers.connection).toBe('close');
      },
    );

    test.each(statuses(401, 404, 200, 200))(
      '%s from another machine: /metrics %s',
      async (who, status) => {
        expect((await browserOf(api, who).get('/metrics', far)).status).toBe(status);
        const ready = await browserOf(api, who).get('/ready', far);
        expect('parts' in (ready.body as object)).toBe(status === 200);
      },
    );

    test.each([
      ['the token', bearer(token), far, 200],
      ['another token', bearer(`${token}x`), far, 401],
      ['no token', {}, far, 401],
      ['a forged address', { 'x-forwarded-for': '127.0.0.1' }, far, 401],
      ['this machine', {}, { remoteAddress: '127.0.0.1' }, 200],
      ['this machine, IPv6', {}, { remoteAddress: '::1' }, 200],
      ['this machine, IPv4 in IPv6', {}, { remoteAddress: '::ffff:127.0.0.1' }, 200],
      ['a proxy here', { 'x-forwarded-for': '203.0.113.7' }, {}, 401],
      ['a proxy here for itself', { 'x-forwarded-for': '127.0.0.1' }, {}, 401],
      ['a proxy here with the other header', { forwarded: 'for=127.0.0.1' }, {}, 401],
      ['a proxy here that passes the name', { host: 'alumni.test' }, {}, 401],
    ])('%s: /metrics', async (_what, headers, from, status) => {
      expect((await api.guest.get('/metrics', { headers, ...from })).status).toBe(status);
    });

    test('/metrics groups by route pattern, and never shows an address', async () => {
      const member = api.as('member');
      await member.get('/api/users/students/list?search=kpogodo');
      await member.get('/files/afi@exemple.test/x/y');
      await api.guest.post('/auth/login', { email: 'afi@exemple.test', password: 'Faux2026!' });
      await api.db.insert(mails).values({
        kind: 'reset',
        recipient: 'afi@exemple.test',
        subject: 'x',
        body: Buffer.from('x'),
      });
      const { text, headers } = await api.guest.get('/metrics');
      expect(headers['content-type']).toContain('text/plain');
      for (const line of [
        /^process_cpu_user_seconds_total /m,
        /^http_request_duration_seconds_count\{method="GET",route="\/api\/users\/students\/list",status="200"\} 1$/m,
        /^refusals_total\{reason="login_refused",route="\/auth\/login"\} 1$/m,
        /^database_connections\{state="idle"\} \d/m,
        /^outbox_mails\{status="waiting"\} [1-9]/m,
        /^outbox_mails\{status="failed"\} 0$/m,
      ]) {
        expect(text).toMatch(line);
      }
      expect(text).not.toMatch(/kpogodo|exemple|127\.0\.0\.1/);
    });
  },
  {
    OPERATIONS_TOKEN: token,
    READY_CACHE: '1',
    READY_NEEDS: 'database,storage,mail',
    SMTP_URL: 'smtp://127.0.0.1:45871',
    TRUSTED_PROXIES: 'loopback',
  },
);

describeOnDatabase(
  'readiness without mail',
  (api) => {
    test('reports an unreachable mail server, and stays ready', async () => {
      const { status, body } = await api.guest.get('/ready');
      expect(status).toBe(200);
      expect(body).toMatchObject({ parts: { mail: { status: 'failed' } } });
    });
  },
  { SMTP_URL: 'smtp://127.0.0.1:1' },
);

// It ends the pool.
describeOnOwnDatabase('readiness without its parts', (api) => {
  test('names the failing part, an unreachable database included', async () => {
    await api.database.pool.end();
    const answer = await api.guest.get('/ready');
    expect(answer).toMatchObject({
      status: 503,
      body: { parts: { database: { status: 'failed' }, mail: { status: 'off' } } },
    });
    expect((await api.guest.get('/api/diplomes')).status).toBe(503);
    expect((await api.guest.get('/metrics')).text).toContain('process_cpu_user_seconds_total');
  });
});
