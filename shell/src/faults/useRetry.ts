import type { RemoteFault } from '@alumni/federation-runtime';
import { useEffect, useState } from 'react';
import { reportFault } from './report-fault';
import { useComeback } from './useComeback';

export interface FaultProps {
  fault: RemoteFault;
  onRetry: () => Promise<void>;
}

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
