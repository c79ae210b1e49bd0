import { sql } from 'drizzle-orm';
import { isStaff } from '@alumni/shared-contract';
import type { Config } from '../../platform/config/read-config';
import type { AppContext } from '../../platform/context';
import type { DbOrTx } from '../../platform/db/open-database';
import { directoryUsage } from '../../platform/db/schema';
import { ApiError } from '../../platform/errors';
import type { Viewer } from '../../http/viewer';

/** A page of the list, or a profile opened for the first time that day. */
type Reading = 'pages' | 'details';

export const secondsPerDay = 86_400;

/**
 * Counts a reading against a member's daily quota, which prevents copying the directory. It is
 * smaller before approval: strangers can make accounts of their own (rule 8).
 * @throws ApiError `quota`
 */
export async function spend(
  db: DbOrTx,
  config: Config,
  viewer: Viewer,
  what: Reading,
): Promise<void> {
  if (isStaff(viewer.idProfil)) return;
  const column = directoryUsage[what];
  const [row] = await db
    .insert(directoryUsage)
    .values({ personId: viewer.id, day: new Date().toISOString().slice(0, 10), [what]: 1 })
    .onConflictDoUpdate({
      target: [directoryUsage.personId, directoryUsage.day],
      set: { [what]: sql`${column} + 1` },
    })
    .returning({ spent: column });
  const limits = limitsOf(config, viewer);
  if ((row?.spent ?? 0) <= limits[what]) return;
  const retryAfter = secondsToMidnight();
  if (viewer.approved) throw new ApiError('quota', { retryAfter });
  throw new ApiError('quota', { retryAfter, message: beforeApproval(limits) });
}

/**
 * Counts a reading against the daily quota of the caller's network, so that many accounts do not
 * copy what one may not. Call it outside transactions, and after `spend`: a refused member must not
 * use up the quota of a campus.
 * @param address of the caller
 * @throws ApiError `network_quota`
 */
export async function spendForNetwork(
  { config, throttles }: AppContext,
  viewer: Viewer,
  address: string,
  what: Reading,
): Promise<void> {
  if (isStaff(viewer.idProfil)) return;
  const { isOver, retryAfter } = await throttles.count({
    name: `directory-${what}:network`,
    of: address,
    limit:
      what === 'pages' ? config.DIRECTORY_PAGES_PER_NETWORK : config.DIRECTORY_DETAILS_PER_NETWORK,
    windowSeconds: secondsPerDay,
  });
  if (isOver) throw new ApiError('network_quota', { retryAfter });
}

function limitsOf(config: Config, { approved }: Viewer): Record<Reading, number> {
  return approved
    ? { pages: config.DIRECTORY_PAGES_PER_DAY, details: config.DIRECTORY_DETAILS_PER_DAY }
    : {
        pages: config.DIRECTORY_PAGES_BEFORE_APPROVAL,
        details: config.DIRECTORY_DETAILS_BEFORE_APPROVAL,
      };
}

const beforeApproval = ({ pages, details }: Record<Reading, number>) =>
  `Avant l’approbation de votre compte, l’annuaire se consulte à raison de ${pages} pages et ${details} profils par jour.`;

function secondsToMidnight(): number {
  return secondsPerDay - (Math.floor(Date.now() / 1000) % secondsPerDay);
}
