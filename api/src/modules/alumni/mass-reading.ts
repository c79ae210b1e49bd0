import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { viewerOf } from '../../http/access';
import type { Viewer } from '../../http/viewer';
import { notificationsRepository } from '../notifications/notifications.repository';
import { secondsPerDay } from './directory-quota';
import { profileRepository } from './profile.repository';

/**
 * A hook for failed calls: when a quota of the directory is used up, logs it and tells the staff,
 * once a day for each account and network. The account alone is named: the log has no address.
 */
export function watchMassReading(context: AppContext) {
  return async (request: FastifyRequest, _reply: unknown, error: Error): Promise<void> => {
    const what = error instanceof ApiError ? spentQuota(error, request) : null;
    if (!what || (await isKnown(context, what.of))) return;
    const viewer = viewerOf(request);
    request.log.warn({ quota: what.quota, personId: viewer.id }, 'mass reading of the directory');
    await tell(context, viewer, what.quota);
  };
}

/** Newcomers reach the small quota before approval by looking around: it is not reported. */
function spentQuota({ id }: ApiError, request: FastifyRequest) {
  const viewer = viewerOf(request);
  if (id === 'network_quota') return { quota: 'network' as const, of: request.ip };
  if (id === 'quota' && viewer.approved) return { quota: 'account' as const, of: `${viewer.id}` };
  return null;
}

async function isKnown({ throttles }: AppContext, of: string): Promise<boolean> {
  const once = { name: 'mass-reading:told', of, limit: 1, windowSeconds: secondsPerDay };
  return (await throttles.count(once)).isOver;
}

async function tell({ db }: AppContext, { id }: Viewer, quota: 'account' | 'network') {
  const found = await profileRepository.find(db, id);
  if (!found) return;
  const name = `${found.person.prenoms} ${found.person.nom}`;
  await notificationsRepository.announce(db, 'staff', 'mass_reading', {
    title: 'Annuaire très consulté',
    message:
      quota === 'account'
        ? `${name} a atteint la limite d’un jour.`
        : `Un même réseau a atteint la limite d’un jour ; compte refusé en premier : ${name}.`,
    route: 'ancien_details',
    params: { id: String(id) },
  });
}
