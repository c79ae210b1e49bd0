/**
 * Continues in a task of its own, so that the browser handles input and paints before. Callers that
 * wait at the same time continue in one task each.
 * @see https://developer.mozilla.org/docs/Web/API/Scheduler/yield
 */
export function nextTask(): Promise<void> {
  // Not yet in Safari.
  const scheduler = (globalThis as { scheduler?: Partial<Scheduler> }).scheduler;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
