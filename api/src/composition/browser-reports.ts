import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../platform/context';
import { ApiError } from '../platform/errors';

/**
 * Checks a report that a page sends while it closes, when it cannot fetch a CSRF token.
 * @param name of the throttle: each kind of report has its own
 * @throws ApiError `cross_site` for a report of another site, `throttled`
 */
export async function checkReport(
  { config, throttles }: Pick<AppContext, 'config' | 'throttles'>,
  request: FastifyRequest,
  name: string,
): Promise<void> {
  if (comesFromElsewhere(request, config.BASE_URL)) throw new ApiError('cross_site');
  const { isOver, retryAfter } = await throttles.count({
    name: `${name}:ip`,
    of: request.ip,
    limit: config.THROTTLE_FAULTS_IP,
    windowSeconds: config.THROTTLE_WINDOW,
  });
  if (isOver) throw new ApiError('throttled', { retryAfter });
}

/** Uses headers that only browsers set: pages of other sites report nothing. */
function comesFromElsewhere({ headers }: FastifyRequest, baseUrl: string): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site !== 'same-origin';
  if (origin === undefined) return false;
  return !URL.canParse(origin) || ![host, new URL(baseUrl).host].includes(new URL(origin).host);
}
