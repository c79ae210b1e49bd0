import { useEffect, useRef } from 'react';

/** Retries automatically when the network is back. */
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
