import type { PasswordChangeInput } from '@alumni/shared-contract';
import type { z } from 'zod';
import type { AppContext } from '../../context';
import { ApiError, fieldError } from '../../errors';
import { sessionsRepository } from '../../http/sessions.repository';
import { countAttempt, forgetAttempts } from '../../http/throttle';
import type { Viewer } from '../../http/viewer';
import { authRepository } from '../auth/auth.repository';
import { hashPassword, isPassword } from '../auth/passwords';
import { tokensRepository } from '../tokens/tokens.repository';

/** Changes one's own password: the person's other sessions end, and their mailed links die. */
export async function changePassword(
  { config, db }: AppContext,
  viewer: Viewer,
  { old_password: old, password }: z.output<typeof PasswordChangeInput>,
): Promise<void> {
  const attempts = { name: 'password:account', of: String(viewer.id) };
  const { isOver, retryAfter } = await countAttempt(db, {
    ...attempts,
    limit: config.THROTTLE_LOGIN_ACCOUNT_IP,
    windowSeconds: config.THROTTLE_WINDOW,
  });
  if (isOver) throw new ApiError('throttled', { retryAfter });
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const person = await authRepository.lock(tx, viewer.id);
    if (!(await isPassword(person?.passwordHash ?? null, old))) {
      throw fieldError('old_password', "L'ancien mot de passe n'est pas le bon.");
    }
    await authRepository.update(tx, viewer.id, { passwordHash });
    await sessionsRepository.deleteOf(tx, viewer.id, viewer.sessionHash);
    await tokensRepository.voidAll(tx, viewer.id);
  });
  await forgetAttempts(db, attempts);
}
