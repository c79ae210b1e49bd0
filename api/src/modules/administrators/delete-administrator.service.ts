import { Profile } from '@alumni/shared-contract';
import type { AppContext } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import type { Viewer } from '../../http/viewer';
import { startDeletion } from '../account-deletion/start-deletion';
import { mustOutrank } from '../alumni/alumni.policy';
import { auditedPerson } from '../audit/audited-person';
import { recordAudit } from '../audit/audit.repository';
import { change } from '../audit/change';
import { authRepository } from '../auth/auth.repository';
import { isOnTheList, mustNotBeLast } from './administrators.policy';
import { administratorsRepository } from './administrators.repository';

/**
 * Profile of a deleted staff account: signing in may keep the account (rule 23), never the role.
 */
const ordinary = { idProfil: Profile.alumnus, approved: 0, certified: 0 } as const;

/** Deletes a staff account (rule 23); the staff role ends at once, permanently. */
export async function deleteAdministrator(
  context: AppContext,
  viewer: Viewer,
  id: number,
): Promise<void> {
  if (viewer.id === id) {
    throw new ApiError('forbidden', {
      message: 'Vous ne pouvez pas supprimer ici votre propre compte.',
    });
  }
  await context.db.transaction(async (tx) => {
    const administrators = await administratorsRepository.lockActive(tx, viewer);
    const person = await authRepository.lock(tx, id);
    if (!isOnTheList(person)) throw new ApiError('not_found');
    mustOutrank(viewer, person.idProfil);
    mustNotBeLast(person, administrators);
    await authRepository.update(tx, id, ordinary);
    const stripped = { ...person, ...ordinary };
    // A deletion requested by the owner keeps its date; only the role ends.
    const deleted = person.deletionRequestedAt
      ? stripped
      : await startDeletion(context, tx, stripped, 'staff');
    await recordAudit(tx, viewer, {
      action: 'administrator.delete',
      targetType: 'person',
      targetId: id,
      details: change(auditedPerson(person), auditedPerson(deleted)),
    });
  });
}
