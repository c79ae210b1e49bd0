import { faultOf } from '@alumni/federation/runtime';

/**
 * Calls the listener when the code of a part of a screen, as that of a dialog, did not come while
 * the screen lives on (`lazyPart` of shared-ui reports it).
 * @returns how to stop
 */
export function onPartLost(listener: () => void): () => void {
  function onError({ error }: ErrorEvent) {
    if (error instanceof Error && faultOf(error, '', '').kind === 'network') listener();
  }
  window.addEventListener('error', onError);
  return () => window.removeEventListener('error', onError);
}
