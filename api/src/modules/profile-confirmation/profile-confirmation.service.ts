import { sql } from 'drizzle-orm';
import type { AppContext } from '../../platform/context';
import { profileConfirmMail } from '../../platform/mail/templates/profile-confirm-mail';
import { tokensRepository } from '../tokens/tokens.repository';
import { profileConfirmationRepository as repository } from './profile-confirmation.repository';

/**
 * Asks members once a year whether their profile is still right, some at a time: a network that
 * starts with old profiles does not send thousands of mails in one hour.
 */
export async function askForConfirmations({
  config,
  db,
  outbox,
}: Pick<AppContext, 'config' | 'db' | 'outbox'>): Promise<void> {
  const { CONFIRMATION_EVERY, CONFIRMATIONS_PER_HOUR, CONFIRMATION_TOKEN_LIFE } = config;
  if (CONFIRMATION_EVERY === 0) return;
  const since = sql`now() - make_interval(secs => ${CONFIRMATION_EVERY})`;
  await db.transaction(async (tx) => {
    for (const { person, profession } of await repository.due(tx, since, CONFIRMATIONS_PER_HOUR)) {
      await repository.markAsked(tx, person.id);
      const token = await tokensRepository.issue(tx, {
        kind: 'profile_confirm',
        personId: person.id,
        email: person.email,
        lifeSeconds: CONFIRMATION_TOKEN_LIFE,
      });
      await outbox.queue(tx, profileConfirmMail(config, { ...person, profession }, token));
    }
  });
}

/** @returns false for a link that is used, expired, or was sent to another address */
export async function confirmByLink({ db }: AppContext, token: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const found = await tokensRepository.findLive(tx, 'profile_confirm', token);
    if (found?.person.email !== found?.email) return false;
    const link = await tokensRepository.consume(tx, 'profile_confirm', token);
    if (!link) return false;
    await repository.confirm(tx, link.personId);
    return true;
  });
}
