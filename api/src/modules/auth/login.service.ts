import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import type { LoginInput } from '@alumni/shared-contract';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/context';
import type { Person } from '../../platform/db/schema';
import { ApiError } from '../../platform/errors';
import { admit, type Admission } from './admit';
import { maySignIn } from './auth.policy';
import { authRepository } from './auth.repository';
import { isGuess, slowdownOf } from './guessing';
import { isPassword } from './passwords';

type Login = z.output<typeof LoginInput>;

/**
 * Checks a login and opens a session, or begins the second step.
 * @throws ApiError the same, after the same time, for an unknown account, a wrong password and a
 *   disabled account
 */
export async function logIn(
  context: AppContext,
  request: FastifyRequest,
  login: Login,
): Promise<{ person: Person } & Admission> {
  await throttleLogin(context, request.ip, login.email);
  const person = await authRepository.findByEmail(context.db, login.email);
  const isRight = await isPassword(person?.passwordHash ?? null, login.password);
  if (!person || !isRight || !maySignIn(person)) {
    const isGuessed = await isGuess(context, request, login.email, person);
    throw new ApiError(isGuessed ? 'login_guessed' : 'login_refused');
  }

  await context.throttles.forget({
    name: 'login:account-ip',
    of: `${login.email} ${request.ip}`,
  });
  const admission = await context.db.transaction(async (tx) => {
    // During the password check it may have been reset, or the account closed.
    const current = await authRepository.lock(tx, person.id);
    if (!current || current.passwordHash !== person.passwordHash) {
      throw new ApiError('login_refused');
    }
    return admit(context, tx, request, current);
  });
  return { person, ...admission };
}

/**
 * Wide per address, strict per account and address; per account only slower, so that nobody can
 * lock out others.
 */
async function throttleLogin(context: AppContext, ip: string, email: string): Promise<void> {
  const { throttles, config } = context;
  const windowSeconds = config.THROTTLE_WINDOW;
  const refusing = [
    { name: 'login:ip', of: ip, limit: config.THROTTLE_LOGIN_IP },
    { name: 'login:account-ip', of: `${email} ${ip}`, limit: config.THROTTLE_LOGIN_ACCOUNT_IP },
  ];
  for (const throttle of refusing) {
    const { isOver, retryAfter } = await throttles.count({ ...throttle, windowSeconds });
    if (isOver) throw new ApiError('login_throttled', { retryAfter });
  }
  const account = { name: 'login:account', of: email, limit: config.THROTTLE_LOGIN_ACCOUNT };
  const { isOver } = await throttles.count({ ...account, windowSeconds });
  await pause(Math.max(isOver ? config.LOGIN_SLOWDOWN_MS : 0, await slowdownOf(context, email)));
}
