import type { AppContext } from '../../platform/context';
import type { DbOrTx } from '../../platform/db/open-database';
import type { Person } from '../../platform/db/schema';
import { ApiError } from '../../platform/errors';
import { verificationMail } from '../../platform/mail/templates/verification-mail';
import { socialAccountsRepository } from '../social-login/social-accounts.repository';
import { tokensRepository } from '../tokens/tokens.repository';
import { mayWakeUp } from './auth.policy';
import { authRepository } from './auth.repository';

/** Mails a new verification link; earlier ones become invalid. */
export async function sendVerification(
  { config, outbox }: AppContext,
  db: DbOrTx,
  person: Pick<Person, 'id' | 'email'>,
): Promise<void> {
  const token = await tokensRepository.issue(db, {
    kind: 'verify',
    personId: person.id,
    email: person.email,
    lifeSeconds: config.VERIFY_TOKEN_LIFE,
  });
  const providers = await socialAccountsRepository.providersOf(db, person.id);
  await outbox.queue(db, verificationMail(config, person, token, providers));
}

/** Opens a verification link: 1 the first time, 0 afterwards and for any other text. */
export async function verifyEmail({ db }: AppContext, token: string): Promise<0 | 1> {
  return db.transaction(async (tx) => {
    const used = await tokensRepository.consume(tx, 'verify', token);
    const person = used && (await authRepository.lock(tx, used.personId));
    if (!person || person.email !== used.email) return 0;
    const isAsleep = person.isActivate === 0;
    if (isAsleep && !mayWakeUp(person)) return 0;
    await authRepository.update(tx, person.id, {
      emailVerifiedAt: person.emailVerifiedAt ?? new Date(),
      ...(isAsleep && { isActivate: 1, sleepReason: null }),
    });
    return 1;
  });
}

/** Sends the link again to a signed-in person who has not opened it. */
export async function resendVerification(context: AppContext, personId: number): Promise<void> {
  const person = await authRepository.findCurrent(context.db, personId);
  if (!person) throw new ApiError('session_required');
  if (person.emailVerifiedAt) {
    throw new ApiError('conflict', { message: 'Votre adresse e-mail est déjà confirmée.' });
  }
  const { isOver, retryAfter } = await context.throttles.count({
    name: 'verification:account',
    of: String(personId),
    limit: context.config.THROTTLE_MAIL_ACCOUNT,
    windowSeconds: context.config.THROTTLE_WINDOW,
  });
  if (isOver) throw new ApiError('throttled', { retryAfter });
  await context.db.transaction((tx) => sendVerification(context, tx, person));
}
