import type { Person } from '../../db/schema';

type Sleep = Pick<Person, 'isActivate' | 'sleepReason'>;

/** Whether an account may open a session at all; one that waits to be deleted may (rule 23). */
export function maySignIn(person: Sleep): boolean {
  return person.isActivate === 1 || isLeaving(person);
}

/** Asked to be deleted while it was awake; signing in keeps it. */
export function isLeaving(person: Sleep): boolean {
  return person.isActivate === 0 && person.sleepReason === 'deletion';
}

/**
 * A verification link wakes what its owner or time put to sleep, never what staff closed or what
 * waits to be deleted.
 */
export function mayWakeUp(person: Sleep): boolean {
  const { isActivate, sleepReason } = person;
  return isActivate === 0 && (sleepReason === 'owner' || sleepReason === 'inactivity');
}
