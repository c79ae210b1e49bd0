import { timingSafeEqual } from 'node:crypto';
import { isStaff } from '@alumni/shared-contract';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { hashOf } from '../../platform/hashes';

type PolicyContext = Pick<AppContext, 'config' | 'throttles'>;

/**
 * Only a token of that remote may change it: not staff, not another team.
 * @returns the owner's name, for the journal
 */
export async function mustOwn(context: PolicyContext, request: FastifyRequest, remote: string) {
  const owners = await mustHoldToken(context, request);
  if (!owners.includes(remote)) {
    throw new ApiError('forbidden', {
      message: `Ce jeton est celui de ${owners.join(', ')} : il ne publie pas ${remote}.`,
    });
  }
  return remote;
}

/**
 * Any team may.
 * @returns the remotes of the token
 */
export async function mustHoldToken(context: PolicyContext, request: FastifyRequest) {
  const owners = await ownersOf(context, request);
  if (owners.length === 0) throw new ApiError('session_required', { message: noToken });
  return owners;
}

/** Staff by session, and holders of any remote's token. */
export async function mustSeeComposition(
  context: PolicyContext,
  request: FastifyRequest,
): Promise<'team' | 'staff'> {
  if ((await ownersOf(context, request)).length > 0) return 'team';
  const { viewer } = request;
  if (!viewer) throw new ApiError('session_required');
  if (!isStaff(viewer.idProfil)) throw new ApiError('forbidden');
  return 'staff';
}

const noToken = 'Il faut le jeton de ce module : « Authorization: Bearer … ».';

/** Remotes of the sent token; all tokens are compared, against timing attacks. */
async function ownersOf(
  { config, throttles }: PolicyContext,
  request: FastifyRequest,
): Promise<string[]> {
  const [, given] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (!given) return [];
  const sent = Buffer.from(hashOf(given));
  const owners = Object.entries(config.remoteTokens)
    .map(([remote, tokens]) => ({
      remote,
      fits: tokens.filter((token) => timingSafeEqual(sent, Buffer.from(hashOf(token)))),
    }))
    .filter(({ fits }) => fits.length > 0)
    .map(({ remote }) => remote);
  if (owners.length > 0) return owners;
  const wrong = {
    name: 'release-token:ip',
    of: request.ip,
    limit: config.THROTTLE_RELEASE_IP,
    windowSeconds: config.THROTTLE_WINDOW,
  };
  const { isOver, retryAfter } = await throttles.count(wrong);
  if (isOver) throw new ApiError('throttled', { retryAfter });
  throw new ApiError('session_required', { message: "Ce jeton n'est pas connu." });
}
