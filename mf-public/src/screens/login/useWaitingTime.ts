import { isAxiosError } from 'axios';
import { useEffect, useState } from 'react';

/** After too many tries (429), how long the server asks to wait, second by second. */
export function useWaitingTime() {
  const [seconds, setSeconds] = useState(0);
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setSeconds((left) => left - 1), 1_000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return {
    text: isWaiting && `Réessayez dans ${seconds} s.`,
    start: (cause: unknown) => setSeconds(retryAfter(cause)),
  };
}

function retryAfter(cause: unknown): number {
  if (!isAxiosError(cause) || cause.response?.status !== 429) return 0;
  const header: unknown = cause.response.headers['retry-after'];
  return Math.max(0, Math.ceil(Number(header) || 0));
}
