import { setTimeout as pause } from 'node:timers/promises';

/**
 * Repeats a check until it passes, within a time limit for slow machines.
 * @throws the last error of the check
 */
export async function eventually(check: () => unknown, patience = 15_000): Promise<void> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(25);
    }
  }
}
