import { useEffect, useState } from 'react';
import type { FaultProps } from './Fault';
import { reportFault } from './report-fault';
import { useComeback } from './useComeback';

/** Reports a visible fault, and retries it when the network is back. */
export function useRetry({ fault, onRetry }: FaultProps) {
  const [kind, setKind] = useState(fault.kind);
  const [isBusy, setBusy] = useState(false);
  // Keep the message until the next attempt ends, so that it does not flicker.
  const [isOffline] = useState(() => !navigator.onLine && fault.kind !== 'crash');
  useEffect(() => {
    let isShown = true;
    // First what is known at once, then what the files show.
    void fault.diagnosis.then((found) => isShown && setKind(found));
    void reportFault(fault);
    return () => {
      isShown = false;
    };
  }, [fault]);
  const retry = () => {
    setBusy(true);
    void onRetry().finally(() => setBusy(false));
  };
  useComeback(isOffline || kind === 'network', retry);
  return { kind, isOffline, isBusy, retry };
}
