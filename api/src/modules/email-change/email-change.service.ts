import {
  Profile,
  texts,
  type EmailChangeInput,
  type EmailConfirmInput,
} from '@alumni/shared-contract';
import type { z } from 'zod';
import type { AppContext } from '../../platform/context';
import type { Tx } from '../../platform/db/open-database';
import type { Person } from '../../platform/db/schema';
import { ApiError, fieldError, isUniqueViolation } from '../../platform/errors';
import { sessionsRepository } from '../../http/sessions.repository';
import type { Viewer } from '../../http/viewer';
import { emailChangeMail } from '../../platform/mail/templates/email-change-mail';
import { oldAddressMail } from '../../platform/mail/templates/old-address-mail';
import { mustHaveFreshProof } from '../proof/proof.service';
import { authRepository } from '../auth/auth.repository';
import { tokensRepository } from '../tokens/tokens.repository';

/**
 * Mails a link to the new address and informs the old one; the change takes effect when the link is
 * opened.
 * @throws ApiError under `email` for an address that is taken, or unchanged
 */
export async function requestEmailChange(
  context: AppContext,
  viewer: Viewer,
  { email }: z.output<typeof EmailChangeInput>,
): Promise<void> {
  const { config, db, outbox } = context;
  await mustHaveFreshProof(context, viewer);
  await throttle(context, viewer);
  await db.transaction(async (tx) => {
    const person = await authRepository.lock(tx, viewer.id);
    if (!person) throw new ApiError('session_required');
    const holder = await authRepository.findByEmail(tx, email);
    if (holder?.id === person.id) throw fieldError('email', 'C’est déjà votre adresse e-mail.');
    if (holder || (await tokensRepository.isReserved(tx, email, person.id))) {
      throw fieldError('email', 'Cette adresse e-mail est déjà utilisée.');
    }
    const token = await tokensRepository.issue(tx, {
      kind: 'email_change',
      personId: person.id,
      email,
      lifeSeconds: config.EMAIL_CHANGE_TOKEN_LIFE,
    });
    await outbox.queue(tx, emailChangeMail(config, email, token));
    await outbox.queue(
      tx,
      oldAddressMail(config, person, 'asked', await undoLink(context, tx, person)),
    );
  });
}

/** Counted before the lookup: prevents testing which addresses are members. */
async function throttle({ config, throttles }: AppContext, viewer: Viewer): Promise<void> {
  const { isOver, retryAfter } = await throttles.count({
    name: 'email-change:account',
    of: String(viewer.id),
    limit: config.THROTTLE_MAIL_ACCOUNT,
    windowSeconds: config.THROTTLE_WINDOW,
  });
  if (isOver) throw new ApiError('throttled', { retryAfter });
}

/**
 * @param opener who opens the link: a member's session continues, all others end
 * @throws ApiError under `token` for a link that is used, expired, or whose address is taken
 */
export async function confirmEmailChange(
  context: AppContext,
  { token }: z.output<typeof EmailConfirmInput>,
  opener: Viewer | null,
): Promise<void> {
  const isChanged = await context.db
    .transaction((tx) => applyLink(context, tx, token, opener))
    .catch((error: unknown) => {
      // Somebody signed up with the address at the same time.
      if (isUniqueViolation(error, 'people_email_key')) return false;
      throw error;
    });
  if (!isChanged) throw fieldError('token', texts.emailLinkInvalid);
}

/** The old address may cancel or undo the change. */
const undoLink = ({ config }: AppContext, tx: Tx, { id, email }: Person) =>
  tokensRepository.issue(tx, {
    kind: 'email_undo',
    personId: id,
    email,
    lifeSeconds: config.EMAIL_UNDO_LIFE,
  });

async function applyLink(
  context: AppContext,
  tx: Tx,
  token: string,
  opener: Viewer | null,
): Promise<boolean> {
  const { config, outbox } = context;
  const link = await tokensRepository.consume(tx, 'email_change', token);
  const person = link && (await authRepository.lock(tx, link.personId));
  if (!person || person.isActivate === 0) return false;
  if (await authRepository.findByEmail(tx, link.email)) return false;
  if (await tokensRepository.isReserved(tx, link.email, person.id)) return false;
  await authRepository.update(tx, person.id, { email: link.email, emailVerifiedAt: new Date() });
  await tokensRepository.voidAll(tx, person.id);
  // Somebody else may hold a session; rule 3: of staff, the opener's ends too.
  const isOwn = person.idProfil === Profile.alumnus && opener?.id === person.id;
  await sessionsRepository.deleteOf(tx, person.id, isOwn ? opener.sessionHash : undefined);
  await outbox.queue(
    tx,
    oldAddressMail(config, person, 'done', await undoLink(context, tx, person)),
  );
  return true;
}
