import { useLayoutEffect } from 'react';

let locks = 0;

/**
 * Replaces the hook by which antd's dialogs and drawers stop the page behind them from scrolling: it
 * would write a style tag. The width of the scroll bar stays free, so that nothing moves.
 */
export default function useScrollLocker(isLocked) {
  useLayoutEffect(() => {
    if (!isLocked) return undefined;
    locks += 1;
    if (locks === 1) lock();
    return () => {
      locks -= 1;
      if (locks === 0) Object.assign(document.body.style, { overflowY: '', width: '' });
    };
  }, [isLocked]);
}

function lock() {
  const bar = window.innerWidth - document.documentElement.clientWidth;
  document.body.style.overflowY = 'hidden';
  if (bar > 0) document.body.style.width = `calc(100% - ${bar}px)`;
}
