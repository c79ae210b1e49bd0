import { CspReportsInput, StatusReply } from '@alumni/shared-contract';
import type { FastifyBaseLogger } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { cspReportsPath } from '../../http/csp-reporting';
import type { AppContext } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import type { Metrics } from '../../platform/health/metrics';
import { cspReportsRepository } from './csp-reports.repository';
import { readReports, type Violation } from './read-report';

const bodyLimit = 32_768;
const mostAtOnce = 20;
const types = ['application/csp-report', 'application/reports+json'];

/** Violations of the pages' content security policy, as browsers report them. */
export const cspReportsRoutes =
  (context: AppContext, metrics: Metrics): FastifyPluginAsyncZod =>
  async (app) => {
    const { config, db, throttles } = context;
    const ownHost = new URL(config.BASE_URL).host;
    app.addContentTypeParser(
      types,
      { parseAs: 'string', bodyLimit },
      app.getDefaultJsonParser('error', 'error'),
    );

    app.route({
      method: 'POST',
      url: cspReportsPath,
      // Browsers send reports without scripts of ours, hence without a token.
      config: { access: 'all', csrf: false },
      bodyLimit,
      schema: { body: CspReportsInput, response: { 200: StatusReply } },
      handler: async (request) => {
        const { isOver, retryAfter } = await throttles.count({
          name: 'csp:ip',
          of: request.ip,
          limit: config.THROTTLE_CSP_IP,
          windowSeconds: config.THROTTLE_WINDOW,
        });
        if (isOver) throw new ApiError('throttled', { retryAfter });
        const violations = readReports(request.body, [ownHost, request.host]);
        for (const violation of violations.slice(0, mostAtOnce)) {
          await record(violation, request.log);
        }
        return { status: true as const };
      },
    });

    /** Logs a violation the first time only. */
    async function record(violation: Violation, log: FastifyBaseLogger): Promise<void> {
      const { directive, enforced } = violation;
      metrics.cspReports.inc({ directive, enforced: String(enforced) });
      if (!(await cspReportsRepository.count(db, violation))) return;
      log.warn({ violation }, 'violation of the content security policy');
      await cspReportsRepository.keepNewest(db, config.CSP_REPORTS_ROWS);
    }
  };
