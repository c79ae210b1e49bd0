/** Resolves when the browser is idle, after 4 s at most. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 4000 });
    else resolve();
  });
