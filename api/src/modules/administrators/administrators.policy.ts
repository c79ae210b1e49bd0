import { isStaff, Profile } from '@alumni/shared-contract';
import type { Person } from '../../db/schema';
import { ApiError } from '../../errors';
import type { Viewer } from '../../http/viewer';

/** Staff who stay: who is leaving, or has left, is no longer on the list. */
export function isOnTheList(person: Person | undefined): person is Person {
  if (!person || person.deletionRequestedAt || person.anonymisedAt) return false;
  return isStaff(person.idProfil);
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
