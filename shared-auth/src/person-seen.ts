import type { CurrentUser } from '@alumni/shared-contract';

type Listener = (user: CurrentUser | null) => void;

const listeners = new Set<Listener>();
let lastId: number | null = null;

/**
 * Subscribes to the person of each answer about the session.
 * @param listener receives the id, or null for a guest
 * @returns a function that unsubscribes
 */
export function onPersonSeen(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Reports who is signed in now. Data cached for another person must be dropped.
 * @param user person signed in, null for a guest
 */
export function announcePerson(user: CurrentUser | null): void {
  lastId = user?.id ?? lastId;
  for (const listener of listeners) listener(user);
}

/** @returns id of the last person signed in on this page, also after their session ended */
export function lastPersonId(): number | null {
  return lastId;
}
