import { startTransition, useEffect, useState } from 'react';

/**
 * Divides the first render behind the server's view into two, each with a commit of its own: antd's
 * components set state while React commits, so that React runs all effects of that commit and renders
 * again in one task. Parts may be divided again inside.
 * @returns false in the first commit behind the server's view: render something small with `aria-busy`,
 * which keeps that view in place. True in the second one, which follows at once, and everywhere else.
 */
export function useSecondCommit(): boolean {
  const [isSecond, setSecond] = useState(() => !isBehindServerView());
  useEffect(() => startTransition(() => setSecond(true)), []);
  return isSecond;
}

/** The gateway puts it before the root; the shell removes it when the page's own view is ready. */
const isBehindServerView = () =>
  typeof document !== 'undefined' && document.getElementById('ssr') !== null;
