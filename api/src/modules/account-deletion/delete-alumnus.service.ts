import { Profile } from '@alumni/shared-contract';
import type { AppContext } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import type { Viewer } from '../../http/viewer';
import { auditedPerson } from '../audit/audited-person';
import { recordAudit } from '../audit/audit.repository';
import { change } from '../audit/change';
import { authRepository } from '../auth/auth.repository';
import { startDeletion } from './start-deletion';

/** Staff delete an alumnus; staff accounts have their own screen. */
export async function deleteAlumnus(
  context: AppContext,
  viewer: Viewer,
  id: number,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const person = await authRepository.lock(tx, id);
    const isThere = person?.idProfil === Profile.alumnus;
    if (!isThere || person.deletionRequestedAt || person.anonymisedAt) {
      throw new ApiError('not_found');
    }
    const deleted = await startDeletion(context, tx, person, 'staff');
    await recordAudit(tx, viewer, {
      action: 'alumnus.delete',
      targetType: 'person',
      targetId: id,
      details: change(auditedPerson(person), auditedPerson(deleted)),
    });
  });
}
