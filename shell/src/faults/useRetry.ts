import { useEffect, useState } from 'react';
import type { FaultProps } from './Fault';
import { reportFault } from './report-fault';
import { useComeback } from './useComeback';

/** What a fault that is shown does by itself: it is reported, and tried again when the network is back. */
export function useRetry({ fault, onRetry }: FaultProps) {
  const [kind, setKind] = useState(fault.kind);
  const [isBusy, setBusy] = useState(false);
  // It stays told until the next try has ended: a code meanwhile would say nothing.
  const [isOffline] = useState(() => !navigator.onLine && fault.kind !== 'crash');
  useEffect(() => {
    let isShown = true;
    // What is known at once, then what the files told.
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
