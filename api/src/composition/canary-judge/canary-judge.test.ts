import type { FastifyInstance } from 'fastify';
import { Client } from '../../../testing/client';
import { teamOf } from '../../../testing/release-client';
import { releasing, sentRelease, startReleasing } from '../../../testing/releasing';
import { describeOnDatabase } from '../../../testing/test-api';
import { bucketCookie } from '../../http/visitor-cookies';
import type { Releases } from '../releases/releases';
import { judgeTrials } from './canary-judge';

describeOnDatabase(
  'the judge of a canary',
  (api) => {
    let app: FastifyInstance;
    let releases: Releases;
    let live = '';
    let next = '';
    let contents = 0;
    const team = () => teamOf(app, 'mf_a');
    beforeAll(async () => {
      ({ app, releases } = await startReleasing(api.context));
    });
    afterAll(() => app.close());
    beforeEach(async () => {
      contents += 1;
      live = await team().release(`live ${contents}`);
      next = (await team().publish(`next ${contents}`)).body.version;
    });

    const startTrial = async (judgeHours: number | undefined = 48) =>
      team().post('promotion', {
        revision: await team().revision(),
        version: next,
        canary: 10,
        ...(judgeHours && { judgeHours }),
      });
    const remote = async () => {
      const { remotes } = await team().composition();
      return remotes.find(({ name }) => name === 'mf_a')!;
    };
    const lastEntry = async () => (await team().composition()).journal[0]!;
    /** After the 48 hours. */
    const later = () => new Date(Date.now() + 49 * 3_600_000);
    /** Reports of browsers; the first `failed` of them of visits that failed. */
    async function visit(version: string, count: number, failed = 0, more: object = {}) {
      for (let number = 0; number < count; number += 1) {
        const payload = {
          remote: 'mf_a',
          version,
          route: 'mf_a_0',
          failed: number < failed,
          lcp: 900,
          ...more,
        };
        const url = '/api/composition/vitals';
        expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(200);
      }
    }

    test('ends the trial of a version that fails, and writes why', async () => {
      expect((await startTrial()).status).toBe(200);
      await visit(live, 120, 1);
      await visit(next, 49, 20);
      await judgeTrials(releases);
      expect((await remote()).canary).toMatchObject({
        version: next,
        percent: 10,
        judge: {
          live: { visits: 120, failed: 1, slow: 0 },
          canary: { visits: 49, failed: 20, slow: 0 },
        },
      });
      await visit(next, 1, 0);
      await judgeTrials(releases);
      expect(await remote()).toMatchObject({ version: live, canary: null });
      expect(await lastEntry()).toMatchObject({
        action: 'rollback',
        by: 'juge',
        version: live,
        previous: next,
        reason:
          "plus de pannes : 20 pannes et 0 lenteur en 50 visites à l'essai, 1 panne et 0 lenteur en 120 visites en ligne",
      });
    });

    test('promotes a version without more failures when the time is over, once', async () => {
      await startTrial();
      await visit(live, 60);
      await visit(next, 60);
      await judgeTrials(releases);
      expect((await remote()).version).toBe(live);
      // As two processes do.
      await Promise.all([judgeTrials(releases, later()), judgeTrials(releases, later())]);
      expect(await remote()).toMatchObject({ version: next, previous: live, canary: null });
      const { journal } = await team().composition();
      expect(journal.filter(({ by, version }) => by === 'juge' && version === next)).toHaveLength(
        1,
      );
      // It has no part in what people do next.
      await team().post('rollback', { revision: await team().revision() });
      await judgeTrials(releases);
      expect((await remote()).version).toBe(live);
    });

    test('ends a trial that too few people saw; slow visits are counted', async () => {
      await startTrial();
      await visit(next, 3, 0, { lcp: 4_001 });
      await visit(next, 1, 0, { inp: 501 });
      await visit(next, 1, 0, { cls: 0.25 });
      expect((await remote()).canary?.judge?.canary).toEqual({ visits: 5, failed: 0, slow: 4 });
      await judgeTrials(releases, later());
      expect(await remote()).toMatchObject({ version: live, canary: null });
      expect((await lastEntry()).reason).toMatch(/^trop peu de visites/);
    });

    test('a trial begins at zero, and counts its two versions alone', async () => {
      await startTrial();
      await visit(next, 2, 2);
      await team().post('rollback', { revision: await team().revision() });
      await visit(next, 1, 1);
      await startTrial();
      const { version: other } = await sentRelease({ name: 'mf_a', content: 'never sent' });
      await visit(other, 2, 2);
      expect((await remote()).canary?.judge).toMatchObject({
        live: { visits: 0 },
        canary: { visits: 0 },
      });
    });

    test('people decide without it: nothing is counted, and nothing ends', async () => {
      await startTrial(0);
      await visit(next, 2, 2);
      expect((await remote()).canary).toEqual({ version: next, percent: 10, judge: null });
      await judgeTrials(releases);
      expect((await remote()).canary?.version).toBe(next);
    });

    test('is asked for with a share of visitors, for at most thirty days, by the team', async () => {
      const ask = async (more: object, name: 'mf_a' | 'mf_b' = 'mf_a') => {
        const input = { revision: await team().revision(), version: next, ...more };
        return (await teamOf(app, name).post('promotion', input, 'mf_a')).status;
      };
      expect(await ask({ judgeHours: 48 })).toBe(400);
      expect(await ask({ canary: 10, judgeHours: 721 })).toBe(400);
      expect(await ask({ canary: 10, judgeHours: 0 })).toBe(400);
      expect(await ask({ canary: 10, judgeHours: 48 }, 'mf_b')).toBe(403);
      expect((await remote()).canary).toBeNull();
    });

    test('both versions tell the browser that every visit counts, until it has decided', async () => {
      const pageOf = async (bucket: number) => {
        const browser = new Client(app);
        browser.cookies.set(bucketCookie, bucket.toString(16).padStart(32, '0'));
        const { text } = await browser.get('/mf_a');
        const json = /id="registry">(.*?)<\/script>/.exec(text)?.[1] ?? '';
        const { remotes } = JSON.parse(json) as { remotes: object[] };
        return remotes[0];
      };
      expect(await pageOf(1)).not.toHaveProperty('isJudged');
      await startTrial();
      const seen = await Promise.all(Array.from({ length: 40 }, (_, bucket) => pageOf(bucket)));
      expect(seen).toContainEqual(expect.objectContaining({ version: live, isJudged: true }));
      expect(seen).toContainEqual(expect.objectContaining({ version: next, isJudged: true }));
      await judgeTrials(releases, later());
      expect(await pageOf(1)).not.toHaveProperty('isJudged');
    });
  },
  { ...releasing, THROTTLE_FAULTS_IP: '100000' },
);
