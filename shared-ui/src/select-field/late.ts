import { useSyncExternalStore } from 'react';

/** Code or data that is fetched when somebody is about to need it, once for the page. */
export interface Late<Value> {
  /** To be called as often as one likes; after a failure it tries again. */
  load: () => void;
  get: () => LateState<Value>;
  subscribe: (listener: () => void) => () => void;
}

export interface LateState<Value> {
  value: Value | null;
  isLost: boolean;
}

const waiting = { value: null, isLost: false };
const lost = { value: null, isLost: true };

/** @param fetch each try calls it: an `import()`, whose failure webpack forgets */
export function late<Value>(fetch: () => Promise<Value>): Late<Value> {
  const listeners = new Set<() => void>();
  let state: LateState<Value> = waiting;
  let isUnderWay = false;

  function become(next: LateState<Value>) {
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
      // Nobody's screen breaks, but the team is to hear of it.
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

/** What has come of it so far; it is drawn at once by who comes after it was fetched. */
export function useLate<Value>({ subscribe, get }: Late<Value>): LateState<Value> {
  return useSyncExternalStore(subscribe, get);
}
