import { Profile } from '@alumni/shared-contract';
import type { AppContext } from '../../platform/context';
import { ApiError, fieldError } from '../../platform/errors';
import type { Viewer } from '../../http/viewer';
import { alumniTypesRepository } from '../alumni-types/alumni-types.repository';
import { auditedPerson } from '../audit/audited-person';
import { recordAudit } from '../audit/audit.repository';
import { change } from '../audit/change';
import { profileRepository } from './profile.repository';
import { becomeMember } from '../join-requests/change-join-request.service';
import { tellApproval } from './tell-approval';

/**
 * Sets the type of an alumnus and approves them, in one transaction (rule 21). The row lock makes a
 * double click one approval, with one notification.
 * @returns the approved person's name
 */
export async function approve(context: AppContext, viewer: Viewer, id: number, typeId: number) {
  return context.db.transaction(async (tx) => {
    const person = await profileRepository.lock(tx, id);
    if (person?.idProfil !== Profile.alumnus || person.deletionRequestedAt || person.anonymisedAt) {
      throw new ApiError('not_found');
    }
    const type = await alumniTypesRepository.find(tx, typeId);
    if (!type) throw fieldError('alumni_type_id', 'Choisissez une des valeurs proposées.');
    const name = `${person.nom} ${person.prenoms}`;
    if (person.approved === 1 && person.alumniTypeId === typeId) return name;
    const approval = { approved: 1, alumniTypeId: typeId } as const;
    await profileRepository.update(tx, id, approval);
    if (person.approved === 0) await tellApproval(context, tx, person, type.name);
    await becomeMember(tx, viewer, person);
    await recordAudit(tx, viewer, {
      action: 'alumnus.approve',
      targetType: 'person',
      targetId: id,
      details: change(auditedPerson(person), auditedPerson({ ...person, ...approval })),
    });
    return name;
  });
}
