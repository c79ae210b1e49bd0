/**
 * Deletes pictures, and retries failed deletions with each later one and at `retry`. A killed
 * process loses this list: an unused file only costs space.
 * @param settleMs how long a failed write may still complete there
 */
export function createLeftovers(removeFolder: (key: string) => Promise<void>, settleMs: number) {
  /** By key: the time after which a deletion is final, by the steady clock. */
  const waiting = new Map<string, number>();

  async function retry(): Promise<void> {
    for (const [key, settled] of Array.from(waiting)) {
      const startedAt = performance.now();
      if (!(await isRemoved(key))) return;
      if (startedAt >= settled) waiting.delete(key);
    }
  }

  const isRemoved = (key: string) =>
    removeFolder(key).then(
      () => true,
      () => false,
    );

  return {
    retry,
    /** Deletes a complete picture. */
    async remove(key: string): Promise<void> {
      if (await isRemoved(key)) await retry();
      else waiting.set(key, 0);
    },
    /** Deletes what a failed write left, now and again once it cannot complete any more. */
    async undo(key: string): Promise<void> {
      waiting.set(key, performance.now() + settleMs);
      await isRemoved(key);
    },
  };
}
