import { isStaff, Profile } from '@alumni/shared-contract';
import type { Person } from '../../db/schema';
import { ApiError } from '../../errors';
import type { Viewer } from '../../http/viewer';

/**
 * Whoever holds a role. One who deletes their own account holds it until they are anonymised, for
 * signing in would keep it: colleagues see them, and may take the role away meanwhile.
 */
export function isOnTheList(person: Person | undefined): person is Person {
  return person !== undefined && isStaff(person.idProfil);
}

/** Granting profile 2, changing a role or a staff e-mail is for profile 2 (rule 3). */
export function mustBeAdministrator(viewer: Viewer): void {
  if (viewer.idProfil !== Profile.administrator) throw new ApiError('forbidden');
}

/** @param active the administrators who may sign in, as locked in this transaction */
export function mustNotBeLast(person: Person, active: { id: number }[]): void {
  const isLast = active.length === 1 && active[0]?.id === person.id;
  if (isLast) throw new ApiError('last_administrator');
}
