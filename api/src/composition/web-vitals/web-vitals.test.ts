import { startListeningReleases } from '../../../testing/listening-releases';
import { teamOf } from '../../../testing/release-client';

describe('the speed that browsers report', () => {
  let server: Awaited<ReturnType<typeof startListeningReleases>>;
  let version = '';
  beforeAll(async () => {
    server = await startListeningReleases();
    version = await teamOf(server.app, 'mf_a').release('a');
  });
  afterAll(() => server.stop());

  const visit = () => ({
    remote: 'mf_a',
    version,
    route: 'mf_a_0',
    lcp: 1_800,
    inp: 120,
    cls: 0.02,
  });
  const send = async (changed: object, headers: Record<string, string> = {}) =>
    (
      await server.app.inject({
        method: 'POST',
        url: '/api/composition/vitals',
        headers,
        payload: { ...visit(), ...changed },
      })
    ).statusCode;
  const metrics = async () => (await server.app.inject('/metrics')).body;
  const totals = async () => (await teamOf(server.app, 'mf_a').composition()).vitals;

  test('is counted by remote and route, in seconds', async () => {
    expect(await send({})).toBe(200);
    expect(await send({ lcp: 3_000, inp: undefined })).toBe(200);
    const labels = 'remote="mf_a",route="mf_a_0"';
    const text = await metrics();
    expect(text).toContain(`web_vitals_lcp_seconds_bucket{le="2.5",${labels}} 1`);
    expect(text).toContain(`web_vitals_lcp_seconds_sum{${labels}} 4.8`);
    expect(text).toContain(`web_vitals_inp_seconds_sum{${labels}} 0.12`);
    expect(text).toContain(`web_vitals_inp_seconds_count{${labels}} 1`);
    expect(text).toContain(`web_vitals_cls_count{${labels}} 2`);
  });

  test('is added up by version: good, fair and poor visits', async () => {
    const next = await teamOf(server.app, 'mf_a').release('b');
    const sent = [
      { lcp: 2_500, inp: 200, cls: 0.1 },
      { lcp: 2_501, inp: 500, cls: 0.25 },
      { lcp: 4_001, inp: 501, cls: 0.26 },
      { lcp: 4_001, inp: undefined, cls: 0 },
    ];
    for (const one of sent) expect(await send({ version: next, ...one })).toBe(200);
    const of = { remote: 'mf_a', version: next };
    const counted = (await totals()).filter((one) => one.version === next);
    expect(counted).toEqual([
      { ...of, vital: 'cls', good: 2, fair: 1, poor: 1 },
      { ...of, vital: 'inp', good: 1, fair: 1, poor: 1 },
      { ...of, vital: 'lcp', good: 1, fair: 1, poor: 2 },
    ]);
    expect((await totals()).filter((one) => one.version === version)).toHaveLength(3);
  });

  test('creates no series and no row from names that strangers make up', async () => {
    const before = await totals();
    expect(await send({ remote: 'made-up' })).toBe(200);
    expect(await send({ version: '9.9.9-0123456789', route: 'made-up' })).toBe(200);
    const text = await metrics();
    expect(text).toContain('web_vitals_cls_count{remote="other",route="other"} 2');
    expect(text).not.toContain('made-up');
    expect(await totals()).toEqual(before);
  });

  test.each([
    ['an address for a route', { route: '/password-reset/abc' }],
    ['a negative time', { lcp: -1 }],
    ['a time of hours', { inp: 3_600_001 }],
    ['text for a number', { cls: 'x' }],
    ['no remote', { remote: undefined }],
  ])('%s is refused', async (_what, changed) => {
    expect(await send(changed)).toBe(400);
  });

  test('is not taken from other sites', async () => {
    expect(await send({}, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await send({}, { origin: 'https://ailleurs.test' })).toBe(403);
    expect(await send({}, { 'sec-fetch-site': 'same-origin' })).toBe(200);
  });
});
