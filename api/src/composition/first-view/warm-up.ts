import { keyOf, type ViewTask } from './view-task';

/** Keeps modules loaded in the background. */
export interface WarmUp {
  /** Adds modules to keep ready. */
  add: (tasks: ViewTask[]) => Promise<void>;
  /** Loads them again, after a thread was terminated. */
  again: () => Promise<void>;
  stop: () => void;
}

/** Time limit of a run, in ms; a slower module loads with its first visitor. */
const patienceMs = 5_000;
/** Those of two releases of every remote. */
const most = 64;

/**
 * Loads modules in the background, because the first run exceeds a visitor's time limit on a busy
 * machine. One at a time: if it hangs, the other thread stays free.
 * @param run runs a task on the first free thread
 */
export function createWarmUp(
  run: (task: ViewTask, signal: AbortSignal) => Promise<unknown>,
): WarmUp {
  const tasks = new Map<string, ViewTask>();
  /** Files, because what hangs may be the start of all their modules. */
  const hanging = new Set<string>();
  let underWay: Promise<void> | null = null;
  let startOver = false;
  let stopped = false;

  async function once(task: ViewTask) {
    const signal = AbortSignal.timeout(patienceMs);
    // The failure is logged when a visitor requests it, with its data.
    await run(task, signal).catch(() => undefined);
    if (!signal.aborted) return;
    // The thread was terminated, with its loaded modules.
    hanging.add(task.module.file);
    startOver = true;
  }

  async function rounds() {
    while (startOver && !stopped) {
      startOver = false;
      for (const task of Array.from(tasks.values())) {
        if (startOver || stopped) break;
        if (!hanging.has(task.module.file)) await once(task);
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
        tasks.delete(keyOf(task.module));
        tasks.set(keyOf(task.module), task);
      }
      for (const key of [...tasks.keys()].slice(0, -most)) tasks.delete(key);
      return again();
    },
    stop: () => void (stopped = true),
  };
}
