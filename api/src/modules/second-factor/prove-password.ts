import type { AppContext } from '../../platform/context';
import type { Person } from '../../platform/db/schema';
import { ApiError, fieldError } from '../../platform/errors';
import type { Viewer } from '../../http/viewer';
import { authRepository } from '../auth/auth.repository';
import { isPassword } from '../auth/passwords';

/**
 * Checks the viewer's password before a change of their second factors: a session alone, at a desk
 * left open, must not be enough.
 * @throws ApiError under `password`
 */
export async function provePassword(
  { config, db, throttles }: AppContext,
  { id }: Viewer,
  password: string,
): Promise<Person> {
  const attempts = { name: 'second-factor:password', of: String(id) };
  const { isOver, retryAfter } = await throttles.count({
    ...attempts,
    limit: config.THROTTLE_LOGIN_ACCOUNT_IP,
    windowSeconds: config.THROTTLE_WINDOW,
  });
  if (isOver) throw new ApiError('throttled', { retryAfter });
  const person = await authRepository.find(db, id);
  if (!person?.passwordHash) {
    throw fieldError(
      'password',
      'Votre compte est sans mot de passe : choisissez-en un par « Mot de passe oublié ».',
    );
  }
  if (!(await isPassword(person.passwordHash, password))) {
    throw fieldError('password', 'Ce mot de passe n’est pas le bon.');
  }
  await throttles.forget(attempts);
  return person;
}
