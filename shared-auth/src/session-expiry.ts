/** @param address of the call that was refused */
type Listener = (address: string) => void;

const listeners = new Set<Listener>();
let announced = false;

/** Calls `listener` when the server no longer knows the session; returns how to stop listening. */
export function onSessionExpired(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Six calls that fail together are one expiry: silent until `forgetExpiredSession`. */
export function announceExpiredSession(address = ''): void {
  if (announced) return;
  announced = true;
  for (const listener of listeners) listener(address);
}

/** Whether the session is over and nobody has signed in since. */
export function isSessionExpired(): boolean {
  return announced;
}

/** A person signed in again: the next expiry is news. */
export function forgetExpiredSession(): void {
  announced = false;
}
