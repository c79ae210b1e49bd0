import { statusOf } from '@alumni/shared-auth';
import { texts } from '@alumni/shared-contract';

/** The default text of a failure; without a network it names this cause instead. */
export function failureText(cause?: unknown): string {
  return isOffline(cause) ? texts.offlineFailure : texts.requestFailed;
}

/** A call that was answered did not fail for want of a network, whatever the browser believes now. */
function isOffline(cause: unknown): boolean {
  return statusOf(cause) === undefined && globalThis.navigator?.onLine === false;
}
