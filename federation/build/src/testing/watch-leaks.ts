/** What is active on the page, under names that a failing test can print. */
type Alive = Map<unknown, string>;

export interface LeakWatch {
  /** What is active now and was not when `begin` was called. */
  leaks: () => string[];
  begin: () => void;
  stop: () => void;
}

/**
 * Counts what a screen may leave behind: listeners, timers, observers, and elements outside its
 * own.
 */
export function watchLeaks(): LeakWatch {
  const alive: Alive = new Map();
  const undo = [
    watchListeners(window, 'window', alive),
    watchListeners(document, 'document', alive),
    watchTimers(alive),
    ...(['MutationObserver', 'ResizeObserver', 'IntersectionObserver'] as const).map((name) =>
      watchObserver(name, alive),
    ),
  ];
  let before = new Set<unknown>();
  const present = () => new Map([...alive, ...elements()]);
  return {
    begin: () => (before = new Set(present().keys())),
    leaks: () => [...present()].filter(([key]) => !before.has(key)).map(([, name]) => name),
    stop: () => undo.forEach((restore) => restore()),
  };
}

/** Style sheets, scripts and children of the body: dialogs and toasts that were not removed. */
function elements(): [Element, string][] {
  const own = document.querySelectorAll('style, link, script, body > *');
  return [...own].map((element) => [
    element,
    `<${element.tagName.toLowerCase()}> left in the page`,
  ]);
}

function watchListeners(target: EventTarget, name: string, alive: Alive): () => void {
  const { addEventListener, removeEventListener } = target;
  const keys: { type: string; listener: unknown; capture: boolean }[] = [];
  const capture = (options: unknown) =>
    typeof options === 'object' ? Boolean((options as { capture?: boolean })?.capture) : !!options;
  const keyOf = (type: string, listener: unknown, options: unknown) =>
    keys.find(
      (key) => key.type === type && key.listener === listener && key.capture === capture(options),
    );
  target.addEventListener = function add(
    this: EventTarget,
    ...args: Parameters<EventTarget['addEventListener']>
  ) {
    const [type, listener, options] = args;
    const key = keyOf(type, listener, options) ?? { type, listener, capture: capture(options) };
    if (!keys.includes(key)) keys.push(key);
    alive.set(key, `listener of ${type} on ${name}`);
    const signal = typeof options === 'object' ? options?.signal : undefined;
    signal?.addEventListener('abort', () => alive.delete(key));
    return addEventListener.apply(target, args);
  };
  target.removeEventListener = function remove(
    this: EventTarget,
    ...args: Parameters<EventTarget['removeEventListener']>
  ) {
    alive.delete(keyOf(...args));
    return removeEventListener.apply(target, args);
  };
  return () => Object.assign(target, { addEventListener, removeEventListener });
}

/** One-shot timers of libraries end by themselves; ours, and every interval, must be cleared. */
function watchTimers(alive: Alive): () => void {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
  const { requestAnimationFrame, cancelAnimationFrame } = window;
  const one =
    (start: (run: () => void, ms?: number) => unknown, name: string, always: boolean) =>
    (run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
      const isOurs = always || askedByUs();
      const id = start(() => {
        if (name !== 'interval') alive.delete(id);
        run(...args);
      }, ms);
      if (isOurs) alive.set(id, `${name} still running`);
      return id;
    };
  const end = (stop: (id: never) => void) => (id: unknown) => {
    alive.delete(id);
    stop(id as never);
  };
  Object.assign(window, {
    setTimeout: one(setTimeout as never, 'timer', false),
    setInterval: one(setInterval as never, 'interval', true),
    requestAnimationFrame: one(requestAnimationFrame as never, 'animation frame', false),
    clearTimeout: end(clearTimeout),
    clearInterval: end(clearInterval),
    cancelAnimationFrame: end(cancelAnimationFrame),
  });
  return () =>
    Object.assign(window, {
      setTimeout,
      clearTimeout,
      setInterval,
      clearInterval,
      requestAnimationFrame,
      cancelAnimationFrame,
    });
}

/** Whether the nearest caller outside this file is a source of this repository. */
function askedByUs(): boolean {
  const lines = (new Error().stack ?? '').split('\n').slice(1);
  const caller = lines.find((line) => !line.includes('watch-leaks'));
  return caller !== undefined && !/node_modules|node:|jest\.browser/.test(caller);
}

type ObserverName = 'MutationObserver' | 'ResizeObserver' | 'IntersectionObserver';

function watchObserver(name: ObserverName, alive: Alive): () => void {
  const page = window as unknown as Record<string, unknown>;
  const Real = page[name] as (new (callback: never) => MutationObserver) | undefined;
  page[name] = class {
    readonly #real: MutationObserver | undefined;
    readonly #callback: (entries: unknown[], observer: unknown) => void;
    constructor(callback: never) {
      this.#callback = callback;
      this.#real = Real && new Real(callback);
    }
    observe(target: Node, options: MutationObserverInit) {
      alive.set(this, `${name} still watching`);
      this.#real?.observe(target, options);
      // jsdom has no layout: treat everything as visible.
      if (!Real) queueMicrotask(() => this.#callback([{ isIntersecting: true, target }], this));
    }
    unobserve() {
      alive.delete(this);
    }
    disconnect() {
      alive.delete(this);
      this.#real?.disconnect();
    }
    takeRecords() {
      return this.#real?.takeRecords() ?? [];
    }
  };
  return () => (Real ? (page[name] = Real) : delete page[name]);
}
