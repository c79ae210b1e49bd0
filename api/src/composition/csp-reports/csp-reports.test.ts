import { cspViolations } from '../../platform/db/schema';
import { cleanOnce } from '../../process/housekeeping';
import { describeOnDatabase } from '../../../testing/test-api';

const url = '/api/composition/csp-reports';
const token = 'c3'.repeat(32);
/** As Chromium sends it. */
const old = {
  'csp-report': {
    'document-uri': `http://alumni.test/check_user/${token}?email=afi@alumni.test`,
    referrer: 'https://ailleurs.test/?q=afi',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'self'",
    disposition: 'enforce',
    'blocked-uri': 'https://mal.test/vol.js?afi=1',
    'line-number': 12,
    'source-file': 'http://alumni.test/assets/main.0123456789.js?retry=1',
    'status-code': 200,
    'script-sample': '',
  },
};
const sink = {
  documentURL: 'http://alumni.test/admin/students/details/12?x=afi@alumni.test',
  effectiveDirective: 'require-trusted-types-for',
  blockedURL: 'trusted-types-sink',
  sourceFile: 'http://alumni.test/admin/students/details/12',
  sample: 'Element innerHTML|<b>Afi Mensah</b>',
  disposition: 'report',
  statusCode: 200,
};
const kept = {
  directive: 'script-src-elem',
  blocked: 'mal.test',
  source: '/assets/main.0123456789.js',
  page: '/check_user',
  enforced: true,
};

describeOnDatabase(
  'reports of the content security policy',
  (api) => {
    beforeEach(() => api.db.delete(cspViolations));
    const send = (payload: unknown, type = 'application/csp-report') =>
      api.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': type },
        payload: JSON.stringify(payload),
      });
    const newOnes = (...bodies: object[]) =>
      bodies.map((body) => ({ type: 'csp-violation', age: 1, user_agent: 'x', url: '', body }));
    const stored = () => api.db.select().from(cspViolations);

    test('of both formats are stored without person, query, token or content', async () => {
      expect((await send(old)).statusCode).toBe(200);
      expect((await send(newOnes(sink), 'application/reports+json')).statusCode).toBe(200);
      const { body } = await api.as('accountant').get('/api/composition');
      const { violations } = body as { violations: object[] };
      expect(violations).toEqual([
        {
          directive: 'require-trusted-types-for',
          blocked: 'trusted-types-sink Element innerHTML',
          source: 'self',
          page: '/admin/students',
          enforced: false,
          count: 1,
          at: expect.stringMatching(/^\d{4}-/),
        },
        { ...kept, count: 1, at: expect.any(String) },
      ]);
      expect(JSON.stringify(await stored())).not.toMatch(/afi|c3c3|12\?/i);
    });

    test('repeated are one row, and counted in the metrics', async () => {
      for (let nth = 0; nth < 3; nth += 1) await send(old);
      expect(await stored()).toMatchObject([{ ...kept, count: 3 }]);
      const { text } = await api.guest.get('/metrics');
      expect(text).toMatch(/csp_reports_total\{directive="script-src-elem",enforced="true"\} \d+/);
    });

    test('of other sites and of extensions are left out', async () => {
      const report = old['csp-report'];
      const change = (fields: object) => send({ 'csp-report': { ...report, ...fields } });
      await change({ 'document-uri': 'https://ailleurs.test/' });
      await change({ 'document-uri': 'about:blank' });
      await change({ 'source-file': 'chrome-extension://abc/x.js' });
      await change({ 'blocked-uri': 'moz-extension' });
      expect(await stored()).toEqual([]);
      await change({ 'effective-directive': 'made-up <b>', 'blocked-uri': 'x'.repeat(5_000) });
      expect(await stored()).toMatchObject([{ directive: 'other', blocked: 'other' }]);
    });

    test.each([
      ['another shape', '{"a":1}', 400],
      ['no JSON', '{', 400],
      ['a large body', `"${'x'.repeat(40_000)}"`, 413],
    ])('%s is refused', async (_what, payload, status) => {
      const headers = { 'content-type': 'application/csp-report' };
      expect((await api.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(
        status,
      );
      expect(await stored()).toEqual([]);
    });

    test('are bounded in number and in time', async () => {
      const pages = Array.from({ length: 15 }, (_, nth) => ({
        ...sink,
        documentURL: `http://alumni.test/page${String.fromCharCode(97 + nth)}`,
      }));
      await send(newOnes(...pages), 'application/reports+json');
      expect(await stored()).toHaveLength(10);
      await api.db.update(cspViolations).set({ lastAt: new Date(Date.now() - 31 * 86_400_000) });
      await cleanOnce(api.context);
      expect(await stored()).toEqual([]);
    });
  },
  { CSP_REPORTS_ROWS: '10' },
);

describeOnDatabase(
  'reports of one network',
  (api) => {
    test('are refused above the limit', async () => {
      const send = () => api.app.inject({ method: 'POST', url, payload: old });
      const answers = [await send(), await send(), await send()];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    });
  },
  { THROTTLE_CSP_IP: '2' },
);

describeOnDatabase(
  'under https',
  (api) => {
    test('answers name the endpoint of both formats', async () => {
      const { headers } = await api.guest.get('/api/diplomes');
      expect(headers['reporting-endpoints']).toBe('csp="/api/composition/csp-reports"');
      expect(headers['content-security-policy']).toMatch(
        /; report-uri \/api\/composition\/csp-reports; report-to csp$/,
      );
    });
  },
  { BASE_URL: 'https://alumni.test' },
);
