import { useEffect, useRef } from 'react';

/** When the network is back, what failed for want of it is tried again without being asked. */
export function useComeback(wanted: boolean, retry: () => void): void {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    if (!wanted) return;
    const onOnline = () => latest.current();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [wanted]);
}
