import { useEffect, useState } from 'react';

/** Resolves when the browser is idle, after 4 s at most. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 4000 });
    else resolve();
  });

/** Becomes true once the browser has been idle after the first render. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => void whenIdle().then(() => setIdle(true)), []);
  return isIdle;
}
