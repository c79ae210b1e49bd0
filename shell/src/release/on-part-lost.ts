import { faultOf } from '@alumni/federation-runtime';

/**
 * Subscribes to failures of lazy parts, such as dialogs, whose screen is still alive (reported by
 * `lazyPart` of shared-ui).
 * @returns unsubscribes
 */
export function onPartLost(listener: () => void): () => void {
  function onError({ error }: ErrorEvent) {
    if (error instanceof Error && faultOf(error, '', '').kind === 'network') listener();
  }
  window.addEventListener('error', onError);
  return () => window.removeEventListener('error', onError);
}
