import { useSyncExternalStore } from 'react';

/** Code or data loaded shortly before use, once per page. */
export interface LazyValue<Value> {
  /** Starts loading; repeated calls are ignored, except after a failure. */
  load: () => void;
  get: () => LazyState<Value>;
  subscribe: (listener: () => void) => () => void;
}

export interface LazyState<Value> {
  value: Value | null;
  isLost: boolean;
}

const waiting = { value: null, isLost: false };
const lost = { value: null, isLost: true };

/**
 * @param fetch called for each attempt: an `import()`, whose failure webpack does not cache
 * @returns a value that loads on demand
 */
export function lazyValue<Value>(fetch: () => Promise<Value>): LazyValue<Value> {
  const listeners = new Set<() => void>();
  let state: LazyState<Value> = waiting;
  let isUnderWay = false;

  function become(next: LazyState<Value>) {
    state = next;
    listeners.forEach((listener) => listener());
  }

  async function load() {
    if (isUnderWay || state.value) return;
    isUnderWay = true;
    if (state.isLost) become(waiting);
    try {
      become({ value: await fetch(), isLost: false });
    } catch (error) {
      // The screen stays usable; report the error to the team.
      reportError(error);
      become(lost);
    } finally {
      isUnderWay = false;
    }
  }

  return {
    load: () => void load(),
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Current state of a lazy value; a loaded value is available at first render. */
export function useLazyValue<Value>({ subscribe, get }: LazyValue<Value>): LazyState<Value> {
  return useSyncExternalStore(subscribe, get);
}
