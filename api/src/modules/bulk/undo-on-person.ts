import type { BulkUndo, Person, RestorableFields } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/open-database';
import type { Actor } from '../../http/viewer';
import { profileRepository } from '../alumni/profile.repository';
import { approvalsRepository } from '../approvals/approvals.repository';
import { auditedPerson } from '../audit/audited-person';
import { recordAudit } from '../audit/audit.repository';
import { change } from '../audit/change';
import { ceaseMember } from '../join-requests/change-join-request.service';
import type { RowResult } from './act-on-person';

/**
 * Gives one person the values from before the action. Who was changed since is kept as they are: a
 * later decision counts more.
 */
export async function undoOnPerson(
  tx: Tx,
  actor: Actor,
  { id, undo }: { id: number; undo: BulkUndo },
): Promise<Pick<RowResult, 'outcome' | 'message'>> {
  const person = await profileRepository.lock(tx, id);
  if (!person || person.anonymisedAt) return kept('Cette personne n’est plus là.');
  if (!isAsAfter(person, undo.after)) return kept('Modifié entre-temps.');
  const before = asColumns(undo.before);
  await profileRepository.update(tx, id, before);
  if (undo.refusalId !== undefined) await approvalsRepository.deleteRefusal(tx, undo.refusalId);
  await ceaseMember(tx, actor, undo.joinRequests ?? []);
  await recordAudit(tx, actor, {
    action: 'alumnus.undo',
    targetType: 'person',
    targetId: id,
    details: change(auditedPerson(person), auditedPerson({ ...person, ...before })),
  });
  return { outcome: 'undone', message: null };
}

const kept = (message: string) => ({ outcome: 'kept' as const, message });

/** Dates are kept as in JSON. */
function asColumns({ refusedAt, ...fields }: RestorableFields): Partial<Person> {
  if (refusedAt === undefined) return fields;
  return { ...fields, refusedAt: refusedAt === null ? null : new Date(refusedAt) };
}

function isAsAfter(person: Person, after: RestorableFields): boolean {
  const expected = Object.entries(asColumns(after));
  return expected.every(
    ([name, value]) =>
      JSON.stringify(person[name as keyof Person] ?? null) === JSON.stringify(value ?? null),
  );
}
