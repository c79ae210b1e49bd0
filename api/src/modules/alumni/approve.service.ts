import { Profile } from '@alumni/shared-contract';
import type { AppContext } from '../../platform/context';
import type { Tx } from '../../platform/db/open-database';
import type { BulkUndo, Person } from '../../platform/db/schema';
import { ApiError, fieldError } from '../../platform/errors';
import type { Actor, Viewer } from '../../http/viewer';
import { alumniTypesRepository } from '../alumni-types/alumni-types.repository';
import { auditedPerson } from '../audit/audited-person';
import { recordAudit } from '../audit/audit.repository';
import { change } from '../audit/change';
import { profileRepository } from './profile.repository';
import { becomeMember } from '../join-requests/change-join-request.service';
import { tellApproval } from './tell-approval';

type Type = NonNullable<Awaited<ReturnType<typeof typeOf>>>;

/**
 * Sets the type of an alumnus and approves them, in one transaction (rule 21). The row lock makes a
 * double click one approval, with one notification.
 * @returns the approved person's name
 */
export async function approve(context: AppContext, viewer: Viewer, id: number, typeId: number) {
  return context.db.transaction(async (tx) => {
    const person = await lockAlumnus(tx, id);
    await approveLocked(context, tx, viewer, { person, type: await typeOf(tx, typeId) });
    return `${person.nom} ${person.prenoms}`;
  });
}

/** @throws ApiError `not_found` for staff, and for people who are leaving */
export async function lockAlumnus(tx: Tx, id: number): Promise<Person> {
  const person = await profileRepository.lock(tx, id);
  if (person?.idProfil !== Profile.alumnus || person.deletionRequestedAt || person.anonymisedAt) {
    throw new ApiError('not_found');
  }
  return person;
}

/** @throws ApiError `invalid` for a type that does not exist (any more) */
export async function typeOf(tx: Tx, typeId: number) {
  const type = await alumniTypesRepository.find(tx, typeId);
  if (!type) throw fieldError('alumni_type_id', 'Choisissez une des valeurs proposées.');
  return type;
}

/**
 * Approves a person whose row is locked.
 * @param mailDelay seconds before the mail may leave
 * @returns what undoing needs; null when nothing had to be changed
 */
export async function approveLocked(
  context: Pick<AppContext, 'config' | 'outbox'>,
  tx: Tx,
  actor: Actor,
  { person, type, mailDelay }: { person: Person; type: Type; mailDelay?: number },
): Promise<BulkUndo | null> {
  const { approved, alumniTypeId, refusedAt } = person;
  if (approved === 1 && alumniTypeId === type.id) return null;
  const approval = { approved: 1, alumniTypeId: type.id, refusedAt: null } as const;
  await profileRepository.update(tx, person.id, approval);
  const told = approved === 0 ? await tellApproval(context, tx, person, type.name, mailDelay) : {};
  const joinRequests = await becomeMember(tx, actor, person);
  await recordAudit(tx, actor, {
    action: 'alumnus.approve',
    targetType: 'person',
    targetId: person.id,
    details: change(auditedPerson(person), auditedPerson({ ...person, ...approval })),
  });
  const before = { approved, alumniTypeId, refusedAt: refusedAt?.toISOString() ?? null };
  return { before, after: approval, ...told, joinRequests };
}
