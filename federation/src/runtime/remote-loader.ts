import type { RegistryEntry } from '@alumni/shared-contract';
import { classify, RemoteFault } from './faults';

/** What the loader needs of the federation runtime. */
export interface FederationPort {
  register: (remotes: { name: string; entry: string }[], options?: { force: boolean }) => void;
  load: (id: string) => Promise<unknown>;
  /** The next request of these files goes past every cache. */
  renew: (urls: string[]) => void;
}

export interface LoaderOptions {
  /** Patience with one screen, all tries together. */
  timeoutMs?: number;
  tries?: number;
  /** Hears of each fault before those who asked. */
  onFault?: (fault: RemoteFault) => Promise<void>;
  /** Waits between tries; injected by tests. */
  pause?: (ms: number) => Promise<void>;
}

export interface RemoteLoader {
  /**
   * Brings what a module of a remote exports under its own file name; one promise for all who ask,
   * so that React draws at once what has come before.
   * @throws RemoteFault
   */
  load: <T>(remote: string, screen: string) => Promise<T>;
  /** Like `load` after a fault: forgets what came of the remote and fetches it anew. */
  reload: <T>(remote: string, screen: string) => Promise<T>;
}

/** Loads screens of the registered remotes; one fault never touches another remote. */
export function createRemoteLoader(
  port: FederationPort,
  remotes: Pick<RegistryEntry, 'name' | 'base' | 'exposes'>[],
  options: LoaderOptions = {},
): RemoteLoader {
  const { timeoutMs = 8000, tries = 3, pause = sleep, onFault } = options;
  const entries = new Map(remotes.map(({ name, base }) => [name, `${base}remoteEntry.js`]));
  const pending = new Map<string, Promise<unknown>>();
  port.register([...entries].map(([name, entry]) => ({ name, entry })));

  async function attempt(remote: string, screen: string): Promise<unknown> {
    const module = await port.load(`${remote}/${screen}`);
    const found = (module as Record<string, unknown> | null)?.[screen];
    if (!found) throw new Error(`Module "${screen}" does not exist in container ${remote}.`);
    return found;
  }

  async function persist(remote: string, screen: string, left: number): Promise<unknown> {
    try {
      return await attempt(remote, screen);
    } catch (error) {
      if (left <= 1 || classify(error) !== 'network') throw error;
      await pause(jitter(tries - left));
      if (!isChunkError(error)) register(remote);
      return persist(remote, screen, left - 1);
    }
  }

  function register(remote: string) {
    const entry = entries.get(remote);
    if (entry) port.register([{ name: remote, entry }], { force: true });
  }

  function filesOf(remote: string, screen: string): string[] {
    const entry = remotes.find(({ name }) => name === remote);
    const { js = [], css = [] } = entry?.exposes[`./${screen}`] ?? {};
    return ['remoteEntry.js', ...js, ...css].map((file) => `${entry?.base}${file}`);
  }

  function load<T>(remote: string, screen: string): Promise<T> {
    const key = `${remote}/${screen}`;
    const known = pending.get(key) ?? begin(key, remote, screen);
    return known as Promise<T>;
  }

  function begin(key: string, remote: string, screen: string): Promise<unknown> {
    const work = withTimeout(persist(remote, screen, tries), timeoutMs).catch(
      async (error: unknown) => {
        pending.delete(key);
        const fault = new RemoteFault(classify(error), remote, screen, error);
        await onFault?.(fault);
        throw fault;
      },
    );
    pending.set(key, work);
    return work;
  }

  return {
    load,
    reload: (remote, screen) => {
      pending.delete(`${remote}/${screen}`);
      port.renew(filesOf(remote, screen));
      register(remote);
      return load(remote, screen);
    },
  };
}

/** webpack forgets a chunk that failed: the remote itself is sound and stays. */
const isChunkError = (error: unknown) => /chunk/i.test(String((error as Error)?.message));

/** 300 ms, then 900 ms, each up to half as long again: a crowd does not come back at once. */
const jitter = (nth: number) => 300 * 3 ** nth * (1 + Math.random() / 2);

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`timed out after ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
