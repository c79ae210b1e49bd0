import { classify } from './faults';

export interface RetryOptions {
  /** Time limit for all attempts together, in ms. */
  timeoutMs?: number;
  tries?: number;
  /** Waits between attempts; injected by tests. */
  pause?: (ms: number) => Promise<void>;
}

/**
 * Retries after network failures only. Stops when the time limit is reached, and then starts no
 * further attempt.
 * @param attempt receives the previous failure
 */
export function persist<T>(
  attempt: (failedBefore?: unknown) => Promise<T>,
  { timeoutMs = 8000, tries = 3, pause = sleep }: RetryOptions = {},
): Promise<T> {
  let isOver = false;
  async function go(nth: number, failedBefore?: unknown): Promise<T> {
    try {
      return await attempt(failedBefore);
    } catch (error) {
      if (isOver || nth === tries || classify(error) !== 'network') throw error;
      await pause(jitter(nth));
      if (isOver) throw error;
      return go(nth + 1, error);
    }
  }
  return withTimeout(go(1), timeoutMs).finally(() => {
    isOver = true;
  });
}

/** 300 ms, then 900 ms, each with up to 50 % jitter, so that many clients do not retry at once. */
const jitter = (nth: number) => 100 * 3 ** nth * (1 + Math.random() / 2);

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`timed out after ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
