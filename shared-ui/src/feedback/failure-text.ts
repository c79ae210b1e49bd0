import { statusOf } from '@alumni/shared-auth';
import { texts } from '@alumni/shared-contract';

/**
 * Default text of a failure.
 * @param cause what the call rejected with; an answered call is never reported as offline
 * @returns 'Oups quelque chose s’est mal passé', or the offline text without network
 */
export function failureText(cause?: unknown): string {
  return isOffline(cause) ? texts.offlineFailure : texts.requestFailed;
}

/** `onLine` can be wrong: a call with an answer had a network. */
function isOffline(cause: unknown): boolean {
  return statusOf(cause) === undefined && globalThis.navigator?.onLine === false;
}
