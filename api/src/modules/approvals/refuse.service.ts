import { isStaff } from '@alumni/shared-contract';
import type { AppContext } from '../../platform/context';
import type { Tx } from '../../platform/db/open-database';
import type { BulkUndo, Person } from '../../platform/db/schema';
import { ApiError } from '../../platform/errors';
import type { Actor } from '../../http/viewer';
import { refusalMail } from '../../platform/mail/templates/refusal-mail';
import { profileRepository } from '../alumni/profile.repository';
import { auditedPerson } from '../audit/audited-person';
import { recordAudit } from '../audit/audit.repository';
import { change } from '../audit/change';
import { notificationsRepository } from '../notifications/notifications.repository';
import { approvalsRepository } from './approvals.repository';

/**
 * Refuses the sign-up of a person whose row is locked: it leaves the queue until its owner saves the
 * profile again. The reason is kept, and told by mail and notification.
 * @param mailDelay seconds before the mail may leave
 * @returns what undoing needs
 * @throws ApiError `conflict` for an approved person
 */
export async function refuseLocked(
  { config, outbox }: Pick<AppContext, 'config' | 'outbox'>,
  tx: Tx,
  actor: Actor,
  { person, reason, mailDelay }: { person: Person; reason: string; mailDelay: number },
): Promise<BulkUndo | null> {
  if (person.approved === 1 || isStaff(person.idProfil)) {
    throw new ApiError('conflict', { message: 'Cette personne est déjà approuvée.' });
  }
  if (person.refusedAt) return null;
  const refusal = { refusedAt: new Date() };
  await profileRepository.update(tx, person.id, refusal);
  const facts = { personId: person.id, authorId: actor.id, reason };
  const refusalId = await approvalsRepository.insertRefusal(tx, facts);
  const notificationId = await notificationsRepository.tell(tx, person.id, 'refusal', {
    title: 'Votre inscription n’a pas été approuvée',
    message: `${reason} Corrigez votre profil et enregistrez-le pour qu’elle soit examinée de nouveau.`,
    route: 'user_profil',
    params: {},
  });
  const mailId = await outbox.queue(tx, refusalMail(config, person, reason), mailDelay);
  await recordAudit(tx, actor, {
    action: 'alumnus.refuse',
    targetType: 'person',
    targetId: person.id,
    details: change(auditedPerson(person), auditedPerson({ ...person, ...refusal })),
  });
  const after = { refusedAt: refusal.refusedAt.toISOString() };
  return { before: { refusedAt: null }, after, refusalId, notificationId, mailId };
}
