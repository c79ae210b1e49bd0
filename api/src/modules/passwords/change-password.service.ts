import type { PasswordChangeInput } from '@alumni/shared-contract';
import type { z } from 'zod';
import type { AppContext } from '../../platform/context';
import { ApiError, fieldError } from '../../platform/errors';
import { sessionsRepository } from '../../http/sessions.repository';
import type { Viewer } from '../../http/viewer';
import { maySignIn } from '../auth/auth.policy';
import { authRepository } from '../auth/auth.repository';
import { countOwnAttempt } from '../auth/own-password';
import { hashPassword, isPassword } from '../auth/passwords';
import { secondFactorRepository } from '../second-factor/second-factor.repository';
import { tokensRepository } from '../tokens/tokens.repository';
import { mustSuitPerson } from './staff-passwords';

/** Changes the own password: ends the person's other sessions, and invalidates their links. */
export async function changePassword(
  context: AppContext,
  viewer: Viewer,
  { old_password: old, password }: z.output<typeof PasswordChangeInput>,
): Promise<void> {
  const { config, db, throttles } = context;
  const attempts = await countOwnAttempt(context, viewer, 'password:account');
  const refused = () => fieldError('old_password', 'L’ancien mot de passe n’est pas le bon.');
  const checked = await authRepository.find(db, viewer.id);
  if (!(await isPassword(checked?.passwordHash ?? null, old))) throw refused();
  if (checked) await mustSuitPerson(config, checked, password);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    // A reset during the check of the old password wins.
    const person = await authRepository.lock(tx, viewer.id);
    if (!person || person.passwordHash !== checked?.passwordHash) throw refused();
    if (!maySignIn(person)) throw new ApiError('session_required');
    await authRepository.update(tx, viewer.id, { passwordHash });
    await sessionsRepository.deleteOf(tx, viewer.id, viewer.sessionHash);
    await tokensRepository.voidAll(tx, viewer.id);
    await secondFactorRepository.forgetBrowsers(tx, viewer.id);
  });
  await throttles.forget(attempts);
}
