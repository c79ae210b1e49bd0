import type { Person } from '../../platform/db/schema';

type ActivationState = Pick<Person, 'isActivate' | 'sleepReason'>;

/** Whether an account may open a session; one waiting for deletion may (rule 23). */
export function maySignIn(person: ActivationState): boolean {
  return person.isActivate === 1 || isLeaving(person);
}

/** Deletion was requested while the account was active; signing in cancels it. */
export function isLeaving(person: ActivationState): boolean {
  return person.isActivate === 0 && person.sleepReason === 'deletion';
}

/**
 * A verification link reactivates an account deactivated by its owner or by inactivity, never one
 * closed by staff or waiting for deletion.
 */
export function mayWakeUp(person: ActivationState): boolean {
  const { isActivate, sleepReason } = person;
  return isActivate === 0 && (sleepReason === 'owner' || sleepReason === 'inactivity');
}
