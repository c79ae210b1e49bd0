import type { CurrentUser } from '@alumni/shared-contract';

type Listener = (user: CurrentUser | null) => void;

const listeners = new Set<Listener>();
let lastId: number | null = null;

/** Calls `listener` with the person of each answer about the session; returns how to stop listening. */
export function onPersonSeen(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who is signed in by now, null for a guest: what was cached for another person must go. */
export function announcePerson(user: CurrentUser | null): void {
  lastId = user?.id ?? lastId;
  for (const listener of listeners) listener(user);
}

/** Id of the last person who was signed in on this page, also once their session is over. */
export function lastPersonId(): number | null {
  return lastId;
}
