/**
 * Continues in a task of its own, so that the browser handles input and paints before. Callers that
 * wait at the same time continue in one task each. A timer, which every browser has:
 * `scheduler.yield()` is missing in Safari.
 * @returns resolves in that task
 */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
