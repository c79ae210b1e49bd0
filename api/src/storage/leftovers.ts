/**
 * Removes pictures, and remembers those that did not go: the place was away. They are tried again
 * with each later one, and at `retry`. What a killed process had in mind is forgotten: a file that
 * nothing names costs room, and nothing else.
 */
export function createLeftovers(removeFolder: (key: string) => Promise<void>) {
  const waiting = new Set<string>();

  async function retry(): Promise<void> {
    for (const key of waiting) {
      try {
        await removeFolder(key);
        waiting.delete(key);
      } catch {
        return;
      }
    }
  }
  return {
    retry,
    async remove(key: string): Promise<void> {
      const isGone = await removeFolder(key).then(
        () => true,
        () => false,
      );
      if (isGone) await retry();
      else waiting.add(key);
    },
  };
}
