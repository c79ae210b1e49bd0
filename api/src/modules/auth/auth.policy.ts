import type { Person } from '../../db/schema';

/** Whether an account may open a session at all. */
export function maySignIn(person: Pick<Person, 'isActivate'>): boolean {
  return person.isActivate === 1;
}

/** A verification link wakes what its owner or time put to sleep, never what staff closed. */
export function mayWakeUp(person: Pick<Person, 'isActivate' | 'sleepReason'>): boolean {
  return person.isActivate === 0 && (person.sleepReason ?? 'staff') !== 'staff';
}
