import { retryAfter } from '@alumni/shared-auth';
import { waitText } from '@alumni/shared-contract';
import { useEffect, useState } from 'react';

/** Countdown after too many attempts (429), each second; '' when it is over. */
export function useWaitingTime() {
  const [seconds, setSeconds] = useState(0);
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setSeconds((left) => left - 1), 1_000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return {
    text: isWaiting ? waitText(seconds) : '',
    start: (cause: unknown) => setSeconds(retryAfter(cause)),
  };
}
