/** @param address URL of the call that was refused */
type Listener = (address: string) => void;

const listeners = new Set<Listener>();
let announced = false;

/**
 * Subscribes to the loss of the session.
 * @param listener called when the server no longer knows the session
 * @returns a function that unsubscribes
 */
export function onSessionExpired(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Announces once: six calls that fail together are one expiry, until `forgetExpiredSession`. */
export function announceExpiredSession(address = ''): void {
  if (announced) return;
  announced = true;
  for (const listener of listeners) listener(address);
}

/** @returns whether the session ended and nobody has signed in since */
export function isSessionExpired(): boolean {
  return announced;
}

/** Call after sign-in: the next expiry is announced again. */
export function forgetExpiredSession(): void {
  announced = false;
}
