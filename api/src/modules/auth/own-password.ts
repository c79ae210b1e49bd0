import type { Viewer } from '../../http/viewer';
import type { AppContext } from '../../platform/context';
import { ApiError, fieldError } from '../../platform/errors';
import type { Attempted } from '../../platform/throttle/throttle';
import { isPassword } from './passwords';

/**
 * Counts an attempt of a signed-in person to give their password or a code.
 * @param name of the throttle: each use has its own
 * @returns the attempts, to forget after a success
 * @throws ApiError `throttled`
 */
export async function countOwnAttempt(
  { config, throttles }: AppContext,
  viewer: Viewer,
  name: string,
): Promise<Attempted> {
  const attempts = { name, of: String(viewer.id) };
  const { isOver, retryAfter } = await throttles.count({
    ...attempts,
    limit: config.THROTTLE_LOGIN_ACCOUNT_IP,
    windowSeconds: config.THROTTLE_WINDOW,
  });
  if (isOver) throw new ApiError('throttled', { retryAfter });
  return attempts;
}

/** @throws ApiError under `password` */
export async function mustKnowPassword(passwordHash: string, password: string): Promise<void> {
  if (!(await isPassword(passwordHash, password))) {
    throw fieldError('password', 'Ce mot de passe n’est pas le bon.');
  }
}
