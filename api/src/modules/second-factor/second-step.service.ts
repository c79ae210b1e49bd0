import { setTimeout as pause } from 'node:timers/promises';
import type { PasskeyOptions, SecondStepInput, SecondStepReply } from '@alumni/shared-contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AppContext } from '../../platform/context';
import type { Tx } from '../../platform/db/open-database';
import type { Person } from '../../platform/db/schema';
import { ApiError, fieldError } from '../../platform/errors';
import { secondFactorMail } from '../../platform/mail/templates/second-factor-mail';
import { authRepository } from '../auth/auth.repository';
import { enter } from '../auth/enter';
import { isGuess, slowdownOf } from '../auth/guessing';
import { signatureOptions, verifySignature } from './passkeys';
import { pendingOf, trustBrowser } from './pending-sign-in';
import { recoveryCodeHash } from './recovery-codes';
import { secondFactorRepository } from './second-factor.repository';
import { stepOfCode } from './totp';

type Answer = z.output<typeof SecondStepInput>;
/** Checks an answer and uses it up, in the transaction that opens the session. */
type Check = (tx: Tx) => Promise<boolean>;

const secondsPerDay = 86_400;

/** The ways in which the person may finish the sign-in of this browser. */
export async function secondStepWays(
  { db, config }: AppContext,
  request: FastifyRequest,
): Promise<SecondStepReply> {
  const { person } = await pendingOf(db, config, request);
  const totp = await secondFactorRepository.totpOf(db, person.id);
  const passkeys = await secondFactorRepository.passkeysOf(db, person.id);
  const codes = await secondFactorRepository.countRecoveryCodes(db, person.id);
  return {
    totp: totp?.confirmedAt ? 1 : 0,
    passkey: passkeys.length > 0 ? 1 : 0,
    recovery: codes > 0 ? 1 : 0,
  };
}

/** What one of the person's passkeys must sign. */
export async function askSignature(
  { db, config }: AppContext,
  request: FastifyRequest,
): Promise<PasskeyOptions> {
  const { idHash: keyHash, person } = await pendingOf(db, config, request);
  const passkeys = await secondFactorRepository.passkeysOf(db, person.id);
  if (passkeys.length === 0) throw new ApiError('not_found');
  const options = await signatureOptions(config, passkeys);
  const key = { keyHash, personId: person.id };
  await secondFactorRepository.keepChallenge(db, key, options.challenge, config.SECOND_STEP_LIFE);
  return options;
}

/**
 * Finishes a sign-in by a code, a passkey or a recovery code.
 * @returns the session's id, and the browser's id when it is to be remembered
 * @throws ApiError under `code` for a wrong answer, which counts as a failed sign-in
 */
export async function finishSignIn(context: AppContext, request: FastifyRequest, answer: Answer) {
  const { config, db, throttles } = context;
  const { idHash, person } = await pendingOf(db, config, request);
  const attempts = await throttle(context, request.ip, person);
  await pause(await slowdownOf(context, person.email));
  const check = await checkOf(context, idHash, person, answer);
  const opened = await db.transaction(async (tx) => {
    const current = await authRepository.lock(tx, person.id);
    if (!current || !(await check(tx))) return null;
    // Used meanwhile by another call, or ended by a new password.
    if (!(await secondFactorRepository.takePending(tx, idHash))) return null;
    const sessionId = await enter(context, tx, request, current);
    const deviceId = answer.remember ? await trustBrowser(context, tx, current.id) : null;
    if (answer.recovery_code) await tellRecovery(context, tx, current);
    return { person: current, sessionId, deviceId };
  });
  if (!opened) throw await refusal(context, request, person);
  for (const attempted of attempts) await throttles.forget(attempted);
  return opened;
}

/** Strict per account and address, as the password; per account only slower. */
async function throttle({ config, throttles }: AppContext, ip: string, { email }: Person) {
  const attempts = { name: 'second-step:account-ip', of: `${email} ${ip}` };
  const { isOver, retryAfter } = await throttles.count({
    ...attempts,
    limit: config.THROTTLE_LOGIN_ACCOUNT_IP,
    windowSeconds: config.THROTTLE_WINDOW,
  });
  if (isOver) throw new ApiError('throttled', { retryAfter });
  return [attempts, codesOf(email)];
}

const codesOf = (email: string) => ({ name: 'second-step:codes', of: email });

/** Does the slow work before the transaction. */
async function checkOf(
  context: AppContext,
  idHash: string,
  person: Person,
  answer: Answer,
): Promise<Check> {
  const { code, recovery_code: recoveryCode, passkey } = answer;
  if (passkey) return passkeyCheck(context, idHash, person, passkey);
  if (code) return codeCheck(context, person, code);
  const hash = recoveryCodeHash(recoveryCode ?? '');
  return (tx) => secondFactorRepository.useRecoveryCode(tx, person.id, hash);
}

/**
 * Six digits can be guessed from many addresses by somebody who knows the password: after the day's
 * number only passkeys and recovery codes work, which cannot be guessed. So nobody is locked out.
 */
async function codeCheck(
  { config, db, throttles }: AppContext,
  person: Person,
  code: string,
): Promise<Check> {
  const limit = config.SECOND_STEP_CODES_PER_DAY;
  const counted = { ...codesOf(person.email), limit, windowSeconds: secondsPerDay };
  if ((await throttles.count(counted)).isOver) {
    throw fieldError(
      'code',
      'Trop de codes faux aujourd’hui pour ce compte : utilisez une clé d’accès ou un code de secours.',
    );
  }
  const totp = await secondFactorRepository.totpOf(db, person.id);
  const step = totp?.confirmedAt ? stepOfCode(config, totp.secret, code) : null;
  return async (tx) => step !== null && secondFactorRepository.useStep(tx, person.id, step);
}

async function passkeyCheck(
  { config, db }: AppContext,
  idHash: string,
  person: Person,
  passkey: NonNullable<Answer['passkey']>,
): Promise<Check> {
  const challenge = await secondFactorRepository.takeChallenge(db, idHash);
  const own = await secondFactorRepository.passkeysOf(db, person.id);
  const used = own.find(({ credentialId }) => credentialId === passkey.id);
  const counter =
    challenge && used ? await verifySignature(config, used, passkey, challenge) : null;
  return async (tx) => {
    if (!used || counter === null) return false;
    return secondFactorRepository.notePasskeyUse(tx, used, counter);
  };
}

async function tellRecovery({ config, outbox }: AppContext, tx: Tx, person: Person): Promise<void> {
  const left = await secondFactorRepository.countRecoveryCodes(tx, person.id);
  await outbox.queue(tx, secondFactorMail(config, person, { what: 'recovery', left }));
}

async function refusal(
  context: AppContext,
  request: FastifyRequest,
  person: Person,
): Promise<ApiError> {
  const message = 'Ce code n’est pas le bon, ou il a déjà servi.';
  const id = (await isGuess(context, request, person.email, person)) ? 'login_guessed' : 'invalid';
  return new ApiError(id, { message, errors: { code: [message] } });
}
