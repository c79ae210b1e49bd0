import type { AppContext } from '../../platform/context';
import type { Person } from '../../platform/db/schema';
import { fieldError } from '../../platform/errors';
import type { Viewer } from '../../http/viewer';
import { authRepository } from '../auth/auth.repository';
import { countOwnAttempt, mustKnowPassword } from '../auth/own-password';

/**
 * Checks the viewer's password before a change of their second factors: a session alone, at a desk
 * left open, must not be enough.
 * @throws ApiError under `password`
 */
export async function provePassword(
  context: AppContext,
  viewer: Viewer,
  password: string,
): Promise<Person> {
  const attempts = await countOwnAttempt(context, viewer, 'second-factor:password');
  const person = await authRepository.find(context.db, viewer.id);
  if (!person?.passwordHash) {
    throw fieldError(
      'password',
      'Votre compte est sans mot de passe : choisissez-en un par « Mot de passe oublié ».',
    );
  }
  await mustKnowPassword(person.passwordHash, password);
  await context.throttles.forget(attempts);
  return person;
}
