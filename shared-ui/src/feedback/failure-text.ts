import { statusOf } from '@alumni/shared-auth';
import { texts } from '@alumni/shared-contract';

/** Default text of a failure; offline it names that cause. */
export function failureText(cause?: unknown): string {
  return isOffline(cause) ? texts.offlineFailure : texts.requestFailed;
}

/** A call that was answered did not fail for lack of a network, whatever the browser reports. */
function isOffline(cause: unknown): boolean {
  return statusOf(cause) === undefined && globalThis.navigator?.onLine === false;
}
