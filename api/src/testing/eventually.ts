import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks again until a check holds, for as long as a busy machine may need.
 * @throws what the check last said, when it never held
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
