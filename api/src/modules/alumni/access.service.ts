import type { AppContext } from '../../platform/context';
import type { Tx } from '../../platform/db/open-database';
import type { Person } from '../../platform/db/schema';
import { ApiError } from '../../platform/errors';
import type { Actor, Viewer } from '../../http/viewer';
import { recordAudit } from '../audit/audit.repository';
import { sendCreationLink } from '../passwords/send-creation-link';
import { mustOutrank } from './alumni.policy';
import { profileRepository } from './profile.repository';

/**
 * Mails a new creation link to a person added by staff; the previous one becomes invalid.
 * @throws ApiError `conflict` when the person has a password, or may not sign in
 */
export async function sendAccess(context: AppContext, viewer: Viewer, id: number): Promise<void> {
  const { config, db, throttles } = context;
  await db.transaction(async (tx) => mustNeedAccess(tx, viewer, id));
  const { isOver, retryAfter } = await throttles.count({
    name: 'access:account',
    of: String(id),
    limit: config.THROTTLE_MAIL_ACCOUNT,
    windowSeconds: config.THROTTLE_WINDOW,
  });
  if (isOver) throw new ApiError('throttled', { retryAfter });
  await db.transaction(async (tx) => {
    const person = await mustNeedAccess(tx, viewer, id);
    await sendCreationLink(context, tx, person);
    await recordAudit(tx, viewer, {
      action: 'person.access',
      targetType: 'person',
      targetId: id,
    });
  });
}

/**
 * A person whom a link to choose a password would serve, with their row locked.
 * @throws ApiError `conflict` with the reason when it would not
 */
export async function mustNeedAccess(tx: Tx, actor: Actor, id: number): Promise<Person> {
  const person = await profileRepository.lock(tx, id);
  if (!person || person.deletionRequestedAt || person.anonymisedAt) throw new ApiError('not_found');
  mustOutrank(actor, person.idProfil);
  if (person.passwordHash) {
    throw new ApiError('conflict', {
      message:
        'Cette personne a déjà un mot de passe. Elle peut en demander un autre à la connexion.',
    });
  }
  if (person.isActivate === 0) {
    throw new ApiError('conflict', { message: 'Ce compte est inactif : activez-le d’abord.' });
  }
  return person;
}
