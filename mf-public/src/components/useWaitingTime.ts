import { retryAfter } from '@alumni/shared-auth';
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
    text: isWaiting && `Réessayez dans ${waitText(seconds)}.`,
    start: (cause: unknown) => setSeconds(retryAfter(cause)),
  };
}

function waitText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}
