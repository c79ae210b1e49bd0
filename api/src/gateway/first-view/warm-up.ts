import type { ViewTask } from './render-pool';

export interface WarmUp {
  /** Takes modules to keep ready. */
  add: (tasks: ViewTask[]) => Promise<void>;
  /** Makes them ready again, after a thread was lost. */
  again: () => Promise<void>;
  stop: () => void;
}

/** What hangs for so long is left to its first visitor. */
const patienceMs = 5_000;
/** As many as a thread keeps (render-worker.mjs). */
const most = 16;

/**
 * Runs modules in the background before anybody waits for them: reading one and running it for the
 * first time takes longer than a visitor's patience on a busy machine. One at a time: should it hang,
 * the other thread goes on drawing.
 * @param run runs a task on the first thread that is free, as for a visitor
 */
export function createWarmUp(
  run: (task: ViewTask, signal: AbortSignal) => Promise<unknown>,
): WarmUp {
  const tasks = new Map<string, ViewTask>();
  const hanging = new Set<string>();
  let underWay: Promise<void> | null = null;
  let startOver = false;
  let stopped = false;

  async function once(task: ViewTask) {
    const signal = AbortSignal.timeout(patienceMs);
    // Why it failed is told when a visitor asks for it, with its data.
    await run(task, signal).catch(() => undefined);
    if (!signal.aborted) return;
    // It took its thread along, and what stood ready there.
    hanging.add(task.module.file);
    startOver = true;
  }

  async function rounds() {
    while (startOver && !stopped) {
      startOver = false;
      for (const [file, task] of [...tasks]) {
        if (startOver || stopped) break;
        if (!hanging.has(file)) await once(task);
      }
    }
    underWay = null;
  }

  function again() {
    startOver = true;
    return (underWay ??= rounds());
  }

  return {
    again,
    add(added) {
      for (const task of added) {
        tasks.delete(task.module.file);
        tasks.set(task.module.file, task);
      }
      for (const file of [...tasks.keys()].slice(0, -most)) tasks.delete(file);
      return again();
    },
    stop: () => void (stopped = true),
  };
}
