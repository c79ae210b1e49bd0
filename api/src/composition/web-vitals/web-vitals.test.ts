import { startListeningReleases } from '../../../testing/listening-releases';
import { teamOf } from '../../../testing/release-client';
import { sentRelease } from '../../../testing/releasing';

const visit = { remote: 'mf_a', route: 'mf_a_0', lcp: 1_800, inp: 120, cls: 0.02 };

describe('the speed that browsers report', () => {
  let server: Awaited<ReturnType<typeof startListeningReleases>>;
  beforeAll(async () => {
    server = await startListeningReleases();
    const { version, tar } = await sentRelease({ name: 'mf_a', content: 'a' });
    expect((await teamOf(server.app, 'mf_a').send(tar)).status).toBe(201);
    expect((await teamOf(server.app, 'mf_a').promote(version)).status).toBe(200);
  });
  afterAll(() => server.stop());

  const send = async (payload: object, headers: Record<string, string> = {}) =>
    (
      await server.app.inject({
        ...{ method: 'POST', url: '/api/composition/vitals', headers, payload },
      })
    ).statusCode;
  const metrics = async () => (await server.app.inject('/metrics')).body;

  test('is counted by remote and route, in seconds', async () => {
    expect(await send(visit)).toBe(200);
    expect(await send({ ...visit, lcp: 3_000, inp: undefined })).toBe(200);
    const labels = 'remote="mf_a",route="mf_a_0"';
    const text = await metrics();
    expect(text).toContain(`web_vitals_lcp_seconds_bucket{le="2.5",${labels}} 1`);
    expect(text).toContain(`web_vitals_lcp_seconds_sum{${labels}} 4.8`);
    expect(text).toContain(`web_vitals_inp_seconds_sum{${labels}} 0.12`);
    expect(text).toContain(`web_vitals_inp_seconds_count{${labels}} 1`);
    expect(text).toContain(`web_vitals_cls_count{${labels}} 2`);
  });

  test('creates no series from names that strangers make up', async () => {
    expect(await send({ ...visit, remote: 'made-up' })).toBe(200);
    expect(await send({ ...visit, route: 'made-up' })).toBe(200);
    const text = await metrics();
    expect(text).toContain('web_vitals_cls_count{remote="other",route="other"} 2');
    expect(text).not.toContain('made-up');
  });

  test.each([
    ['an address for a route', { ...visit, route: '/password-reset/abc' }],
    ['a negative time', { ...visit, lcp: -1 }],
    ['a time of hours', { ...visit, inp: 3_600_001 }],
    ['text for a number', { ...visit, cls: 'x' }],
    ['no remote', { route: visit.route }],
  ])('%s is refused', async (_what, body) => {
    expect(await send(body)).toBe(400);
  });

  test('is not taken from other sites', async () => {
    expect(await send(visit, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await send(visit, { origin: 'https://ailleurs.test' })).toBe(403);
    expect(await send(visit, { 'sec-fetch-site': 'same-origin' })).toBe(200);
  });
});
