import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { styleAttribute } from './style-attributes';
import { keyOf, type ViewModule, type ViewTask } from './view-task';
import { createWarmUp } from './warm-up';

/** Runs server modules of remotes in worker threads. */
export interface RenderPool {
  /**
   * Runs a module. Equal inputs share one run, unless they hold data of one person.
   * @param signal aborts the run, and terminates its thread
   * @param isPrivate the markup is for one person: never kept or shared
   * @returns null when the module failed, or is suspended after failures
   */
  render: (
    module: ViewModule,
    input: string,
    signal: AbortSignal,
    isPrivate: boolean,
  ) => Promise<string | null>;
  /**
   * Runs modules in advance, and again whenever a thread was terminated.
   * @returns resolves when they have run
   */
  warm: (tasks: ViewTask[]) => Promise<void>;
  close: () => Promise<void>;
}

export interface RenderPoolOptions {
  /** Called for each failure. */
  onFailure: (module: ViewModule, reason: string) => void;
  now?: () => number;
}

const worker = fileURLToPath(new URL('./render-worker.mjs', import.meta.url));
const largestMarkup = 500_000;
const failuresBeforeRest = 3;
const restMs = 60_000;
const remembered = 100;
/** Two threads: while a module hangs in one, the other continues. */
const threadCount = 2;

/**
 * Worker threads for the server modules of remotes: no environment, limited memory, limited time.
 */
export function createRenderPool({ onFailure, now = Date.now }: RenderPoolOptions): RenderPool {
  let pool: Piscina | undefined;
  const threads = () =>
    (pool ??= new Piscina({
      filename: worker,
      minThreads: threadCount,
      maxThreads: threadCount,
      maxQueue: 100,
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    }));
  const warmUp = createWarmUp(({ module, input }, signal) =>
    threads().run(taskOf(module, input), { signal }),
  );
  const failures = new Map<string, { inARow: number; last: number }>();
  const drawn = new Map<string, Promise<string | null>>();

  async function run(module: ViewModule, input: string, signal: AbortSignal) {
    try {
      const task = taskOf(module, input);
      const markup = checked((await threads().run(task, { signal })) as string);
      failures.delete(keyOf(module));
      return markup;
    } catch (error) {
      const inARow = (failures.get(keyOf(module))?.inARow ?? 0) + 1;
      failures.set(keyOf(module), { inARow, last: now() });
      onFailure(module, signal.aborted ? 'trop lent' : reasonOf(error));
      // Its thread was terminated with it.
      if (signal.aborted) void warmUp.again();
      return null;
    }
  }

  function rests(module: ViewModule): boolean {
    const { inARow, last } = failures.get(keyOf(module)) ?? { inARow: 0, last: 0 };
    return inARow >= failuresBeforeRest && now() - last < restMs;
  }

  return {
    async render(module, input, signal, isPrivate) {
      if (rests(module)) return null;
      if (isPrivate) return run(module, input, signal);
      const key = `${keyOf(module)}\n${input}`;
      const markup = drawn.get(key) ?? run(module, input, signal);
      remember(drawn, key, markup);
      // Forget a failure: the next run may succeed.
      if ((await markup) === null) drawn.delete(key);
      return markup;
    },
    warm: warmUp.add,
    close: async () => {
      warmUp.stop();
      await pool?.destroy();
    },
  };
}

const taskOf = ({ file, name, integrity }: ViewModule, input: string) => ({
  file,
  name,
  integrity,
  input,
});

/** Keep the newest. */
function remember<T>(memory: Map<string, T>, key: string, value: T): void {
  memory.delete(key);
  memory.set(key, value);
  const oldest = memory.keys().next();
  if (memory.size > remembered && !oldest.done) memory.delete(oldest.value);
}

/** @throws when the markup is too large, or holds something that the CSP forbids */
function checked(markup: string): string {
  if (markup.length > largestMarkup) throw new Error(`${markup.length} signes`);
  // Plain style attributes become rules of a style sheet with the nonce.
  const bare = markup.replace(styleAttribute, '').replace(/="[^"]*"/g, '=""');
  const forbidden = /<[^>]* (?:style|on\w+)=|<(?:script|style|iframe|base|meta)\b/i.exec(bare)?.[0];
  if (forbidden) throw new Error(`interdit dans une page : ${forbidden.slice(0, 80)}`);
  return markup;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
