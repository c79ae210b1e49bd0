import { randomInt } from 'node:crypto';
import type { ProofInput } from '@alumni/shared-contract';
import type { z } from 'zod';
import { sessionsRepository } from '../../http/sessions.repository';
import type { Viewer } from '../../http/viewer';
import type { AppContext } from '../../platform/context';
import type { DbOrTx } from '../../platform/db/open-database';
import type { Person } from '../../platform/db/schema';
import { ApiError, fieldError } from '../../platform/errors';
import { proofCodeMail } from '../../platform/mail/templates/proof-code-mail';
import { authRepository } from '../auth/auth.repository';
import { countOwnAttempt, mustKnowPassword } from '../auth/own-password';
import { tokensRepository } from '../tokens/tokens.repository';

/**
 * Before what a stolen session must not do: changing the address, granting roles, exporting people
 * (rule 30).
 * @throws ApiError `proof_required`, with `errors.password`, or `errors.code` for people without a
 *   password, when the last proof of this session is older than PROOF_MAX_AGE
 */
export async function mustHaveFreshProof(
  { config, db }: Pick<AppContext, 'config'> & { db: DbOrTx },
  viewer: Viewer,
): Promise<void> {
  const age = Date.now() - viewer.provedAt.getTime();
  // A proof of the future was noted by a clock that was ahead.
  if (Math.abs(age) <= config.PROOF_MAX_AGE * 1000) return;
  const person = await authRepository.find(db, viewer.id);
  const field = person?.passwordHash ? 'password' : 'code';
  const errors = { [field]: [wanted[field]] };
  throw new ApiError('proof_required', { errors });
}

const wanted = {
  password: 'Donnez à nouveau votre mot de passe.',
  code: 'Donnez le code reçu par e-mail.',
};

/**
 * Notes in the session that the person proved who they are.
 * @throws ApiError under `password` or `code`
 */
export async function prove(
  context: AppContext,
  viewer: Viewer,
  proof: z.output<typeof ProofInput>,
): Promise<void> {
  // Few tries: a code has a million values.
  const attempts = await countOwnAttempt(context, viewer, 'proof:account');
  const person = await authRepository.find(context.db, viewer.id);
  if (!person) throw new ApiError('session_required');
  if (!person.passwordHash) await mustKnowCode(context, person, proof.code);
  else if (proof.password === undefined) throw fieldError('password', wanted.password);
  else await mustKnowPassword(person.passwordHash, proof.password);
  await sessionsRepository.prove(context.db, viewer.sessionHash);
  await context.throttles.forget(attempts);
}

async function mustKnowCode(
  { db }: AppContext,
  person: Person,
  code: string | undefined,
): Promise<void> {
  if (code === undefined) throw fieldError('code', wanted.code);
  const used = await db.transaction((tx) =>
    tokensRepository.consume(tx, 'proof', tokenOf(person.id, code)),
  );
  if (!used) throw fieldError('code', 'Ce code n’est pas le bon, ou n’est plus valable.');
}

/** Mails a code to a person without a password; others have no use for one. */
export async function mailProofCode(context: AppContext, viewer: Viewer): Promise<void> {
  const { config, db, outbox, throttles } = context;
  const { isOver, retryAfter } = await throttles.count({
    name: 'proof-code:account',
    of: String(viewer.id),
    limit: config.THROTTLE_MAIL_ACCOUNT,
    windowSeconds: config.THROTTLE_WINDOW,
  });
  if (isOver) throw new ApiError('throttled', { retryAfter });
  await db.transaction(async (tx) => {
    const person = await authRepository.lock(tx, viewer.id);
    if (!person) throw new ApiError('session_required');
    if (person.passwordHash) throw fieldError('password', wanted.password);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await tokensRepository.issue(tx, {
      kind: 'proof',
      personId: person.id,
      email: person.email,
      lifeSeconds: config.PROOF_CODE_LIFE,
      value: tokenOf(person.id, code),
    });
    await outbox.queue(tx, proofCodeMail(config, person, code));
  });
}

/** Six digits are no secret among all people: the token names its person. */
const tokenOf = (personId: number, code: string) => `proof ${personId} ${code}`;
