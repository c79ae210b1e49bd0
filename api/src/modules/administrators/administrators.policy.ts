import { isStaff, Profile } from '@alumni/shared-contract';
import type { Person } from '../../platform/db/schema';
import { ApiError } from '../../platform/errors';
import type { Viewer } from '../../http/viewer';

/**
 * People with a staff role. A person deleting their own account keeps it until they are anonymised,
 * because signing in cancels the deletion.
 */
export function isOnTheList(person: Person | undefined): person is Person {
  return person !== undefined && isStaff(person.idProfil);
}

/** Only profile 2 grants profile 2, or changes a role or a staff e-mail (rule 3). */
export function mustBeAdministrator(viewer: Viewer): void {
  if (viewer.idProfil !== Profile.administrator) throw new ApiError('forbidden');
}

/** @param active administrators who may sign in, as locked in this transaction */
export function mustNotBeLast(person: Person, active: { id: number }[]): void {
  const isLast = active.length === 1 && active[0]?.id === person.id;
  if (isLast) throw new ApiError('last_administrator');
}
