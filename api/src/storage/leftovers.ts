/**
 * Removes pictures, and remembers what did not go because the place was away; it is tried again with
 * each later removal, and at `retry`. What a killed process had in mind is forgotten: a file that
 * nothing names costs room, and nothing else.
 * @param settleMs how long a write that failed here may still arrive there
 */
export function createLeftovers(removeFolder: (key: string) => Promise<void>, settleMs: number) {
  /** By key, the moment from which gone is gone. */
  const waiting = new Map<string, number>();

  async function retry(): Promise<void> {
    for (const [key, settled] of [...waiting]) {
      const startedAt = Date.now();
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
    /** Removes what was whole. */
    async remove(key: string): Promise<void> {
      if (await isRemoved(key)) await retry();
      else waiting.set(key, 0);
    },
    /** Removes what a failed write left, now and once more when nothing can follow any more. */
    async undo(key: string): Promise<void> {
      waiting.set(key, Date.now() + settleMs);
      await isRemoved(key);
    },
  };
}
