import { StatusReply, vitalBounds, vitalNames, WebVitalsInput } from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { AppContext } from '../../platform/context';
import type { Metrics } from '../../platform/health/metrics';
import { checkReport } from '../browser-reports';
import { trialRepository } from '../canary-judge/trial.repository';
import type { Composition } from '../releases/composition';
import { isJudged } from '../releases/live-remote';
import { vitalsRepository } from './vitals.repository';

/** Speed of pages as browsers measured it: metrics and totals, without person, address or session. */
export const webVitalsRoutes =
  (context: AppContext, { webVitals }: Metrics, composition: Composition): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'POST',
      url: '/api/composition/vitals',
      // A closing page cannot fetch a CSRF token: check the origin instead.
      config: { access: 'all', csrf: false },
      bodyLimit: 1_024,
      schema: { body: WebVitalsInput, response: { 200: StatusReply } },
      handler: async (request) => {
        await checkReport(context, request, 'vitals');
        const { lcp, inp, cls } = request.body;
        const { labels, isPublished, isTried } = await known(request.body);
        if (lcp !== undefined) webVitals.lcp.observe(labels, lcp / 1000);
        if (inp !== undefined) webVitals.inp.observe(labels, inp / 1000);
        if (cls !== undefined) webVitals.cls.observe(labels, cls);
        if (isPublished) await vitalsRepository.count(context.db, request.body);
        if (isTried) await trialRepository.count(context.db, request.body, seenIn(request.body));
        return { status: true as const };
      },
    });

    /** Anybody can send a name: unknown ones must not create metric series or rows. */
    async function known({ remote, route, version }: WebVitalsInput) {
      const { published, live } = await composition.snapshot();
      const row = live.find(({ name }) => name === remote);
      const { remotes } = await composition.live();
      const routes = remotes.find(({ name }) => name === remote)?.remote.routes;
      const isRoute = routes?.some(({ name }) => name === route);
      return {
        labels: isRoute ? { remote, route } : { remote: 'other', route: 'other' },
        isPublished: published.some((one) => one.name === remote && one.version === version),
        isTried: row && isJudged(row) && (version === row.version || version === row.canaryVersion),
      };
    }
  };

/** What a judge counts of a visit. */
function seenIn(visit: z.output<typeof WebVitalsInput>) {
  const slow = vitalNames.some((name) => (visit[name] ?? 0) > vitalBounds[name][1]);
  return { failed: visit.failed, slow };
}
