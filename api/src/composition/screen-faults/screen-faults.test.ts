import { screenFaults, liveRemotes } from '../../platform/db/schema';
import { cleanOnce } from '../../process/housekeeping';
import { describeOnDatabase } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';
import { browserName } from './browser-name';
import { impersonalText } from './impersonal-text';
import { screenFaultsRepository } from './screen-faults.repository';

const fault = {
  incident: 'MF-7K2Q9D',
  kind: 'network' as const,
  remote: 'mf_directory',
  version: '1.0.0-0a1b2c3d4e',
  screen: 'AlumniListScreen',
  route: 'liste_ancien',
  message: 'ChunkLoadError',
};
const url = '/api/composition/faults';
const pixel =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.7390.55 Mobile Safari/537.36';

describeOnDatabase(
  'failed screens',
  (api) => {
    beforeEach(() => api.db.delete(screenFaults));
    const send = (payload: unknown, headers: Record<string, string> = {}) =>
      api.app.inject({ method: 'POST', url, headers, payload: payload as object });

    test('accepts a beacon without a token, and staff find it by its code', async () => {
      const beacon = { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': pixel };
      expect((await send(JSON.stringify(fault), beacon)).statusCode).toBe(200);
      expect((await send({ ...fault, incident: 'MF-222222' })).statusCode).toBe(200);
      const found = await api.as('accountant').get(`${url}?incident=MF-7K2Q9D`);
      expect(found.body).toEqual([
        { ...fault, at: expect.any(String), browser: 'Chrome 141, Android', preview: null },
      ]);
    });

    test('a fault of a preview keeps its channels, and is not in the metrics', async () => {
      const preview = 'mf_directory@pr-42 mf_public@recette';
      const isThere = { version: fault.version, changedBy: 'démarrage' };
      await api.db.insert(liveRemotes).values({ name: 'mf_preview', ...isThere });
      await send({ ...fault, remote: 'mf_preview', preview });
      const [kept] = await screenFaultsRepository.newest(api.db);
      expect(kept).toMatchObject({ remote: 'mf_preview', preview });
      expect((await api.guest.get('/metrics')).text).not.toContain('mf_preview');
    });

    test.each(statuses(401, 403, 200, 200))('%s looks up a code: %s', async (who, status) => {
      const { status: answered } = await browserOf(api, who).get(`${url}?incident=MF-7K2Q9D`);
      expect(answered).toBe(status);
    });

    test.each([
      ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
      ['a sibling host', { 'sec-fetch-site': 'same-site' }, 403],
      ['an old browser on another site', { origin: 'https://ailleurs.test' }, 403],
      ['no origin at all', { origin: 'null' }, 403],
      ['this site', { 'sec-fetch-site': 'same-origin' }, 200],
      ['an old browser on this site', { origin: 'http://alumni.test' }, 200],
    ])('from %s: %s', async (_who, headers, status) => {
      expect((await send(fault, headers as Record<string, string>)).statusCode).toBe(status);
    });

    test.each([
      ['an address for a route', { ...fault, route: '/password-reset/abc' }],
      ['another code', { ...fault, incident: 'MF-0O1I22' }],
      ['a message that is too long', { ...fault, message: 'x'.repeat(301) }],
      ['a sentence for a preview', { ...fault, preview: 'Afi Mensah est malade' }],
    ])('%s is refused', async (_what, body) => {
      expect((await send(body)).statusCode).toBe(400);
      expect(await screenFaultsRepository.newest(api.db)).toEqual([]);
    });

    test('does not store unknown fields', async () => {
      expect((await send({ ...fault, email: 'afi@alumni.test' })).statusCode).toBe(200);
      const kept = await screenFaultsRepository.newest(api.db);
      expect(kept).toHaveLength(1);
      expect(JSON.stringify(kept)).not.toContain('afi@alumni.test');
    });

    test('refuses invalid JSON and large bodies, in French', async () => {
      const text = { 'content-type': 'text/plain' };
      const broken = await send('{', text);
      expect([broken.statusCode, broken.json<{ message: string }>().message]).toEqual([
        400,
        'La demande n’est pas lisible.',
      ]);
      expect((await send(`"${'x'.repeat(5_000)}"`, text)).statusCode).toBe(413);
    });

    test('limits the table by age and by rows', async () => {
      const row = { ...fault, browser: '' };
      const old = new Date(Date.now() - 31 * 86_400_000);
      await api.db.insert(screenFaults).values({ ...row, version: 'old', createdAt: old });
      await api.db
        .insert(screenFaults)
        .values(Array.from({ length: 60 }, (_, nth) => ({ ...row, version: `v${nth}` })));
      await cleanOnce(api.context);
      const kept = (await screenFaultsRepository.newest(api.db, 100)).map((one) => one.version);
      expect([kept.length, kept[0], kept.at(-1)]).toEqual([50, 'v59', 'v10']);
    });

    test('counts faults by remote and version, over an hour and a day', async () => {
      const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
      await api.db
        .insert(screenFaults)
        .values([0, 0.5, 3, 25].map((hours) => ({ ...fault, browser: '', createdAt: ago(hours) })));
      const { remote, version } = fault;
      expect(await screenFaultsRepository.counts(api.db)).toEqual([
        { remote, version, lastHour: 2, lastDay: 3 },
      ]);
    });

    test('the metrics count faults, without names made up by strangers', async () => {
      const live = { version: fault.version, changedBy: 'démarrage' };
      await api.db.insert(liveRemotes).values({ name: 'mf_opportunities', ...live });
      await send({ ...fault, kind: 'crash', remote: 'mf_opportunities' });
      await send({ ...fault, kind: 'crash', remote: 'made-up' });
      const { text } = await api.guest.get('/metrics');
      expect(text).toContain('screen_faults_total{kind="crash",remote="mf_opportunities"} 1');
      expect(text).toContain('screen_faults_total{kind="crash",remote="other"} 1');
      expect(text).not.toContain('made-up');
    });
  },
  { FAULTS_ROWS: '50' },
);

describeOnDatabase(
  'failed screens of one network',
  (api) => {
    test('refuses the fourth report within the window', async () => {
      const send = () => api.app.inject({ method: 'POST', url, payload: fault });
      const answers = [await send(), await send(), await send(), await send()];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
      expect(answers[3]?.headers['retry-after']).toBeDefined();
    });
  },
  { THROTTLE_FAULTS_IP: '3' },
);

test.each([
  [pixel, 'Chrome 141, Android'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.3537.57',
    'Edge 141, Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari 18, iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox 144, Linux'],
  ['curl/8.5', 'Autre navigateur'],
  [undefined, 'Autre navigateur'],
])('%s is %s', (agent, name) => {
  expect(browserName(agent)).toBe(name);
});

test.each([
  [
    'Loading chunk 9234 failed (/remotes/x/c9234.8ccdbad480.js)',
    'Loading chunk 9234 failed (/remotes/x/c9234.8ccdbad480.js)',
  ],
  ['no user afi.k@alumni.test here', 'no user … here'],
  ['GET /usersinfo?token=abc failed', 'GET /usersinfo failed'],
  ['/check_user/0123456789abcdef0123456789abcdef', '/check_user/…'],
  ['call +228 90112233', 'call +228 …'],
])('%s is stored as %s', (message, kept) => {
  expect(impersonalText(message)).toBe(kept);
});
