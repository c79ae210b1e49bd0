import { RemoteFault, classify } from './faults';
import { persist, type RetryOptions } from './persist';
import type { PageRemote } from './registry-client';

/** Where the code of a remote begins. */
export interface RemoteEntry {
  name: string;
  /** Address of remoteEntry.js. */
  entry: string;
  /** See `plainEntry` of release.json. */
  plainEntry?: boolean | undefined;
}

/** What the loader needs of the containers of remotes and of the page's scripts. */
export interface FederationPort {
  /** @param options force: run the entry again before the next load */
  register: (remotes: RemoteEntry[], options?: { force: boolean }) => void;
  /** @param id `mf_public/HomeScreen`: a remote and one of the modules that it exposes */
  load: (id: string) => Promise<unknown>;
  /** Makes the next request of these files bypass every cache. */
  renew: (urls: string[], which: 'all' | 'missing') => void;
  /** Rejects pending loads of files of this folder, and of shared files. */
  abandon: (base: string) => void;
  /** Whether one of these files was received with unexpected content. */
  tampered: (urls: string[]) => Promise<boolean>;
}

export interface LoaderOptions extends RetryOptions {
  /** Called with each fault, before the promise rejects. */
  onFault?: (fault: RemoteFault) => Promise<void>;
}

/** Loads modules of remotes, by remote name and module name. */
export interface RemoteLoader {
  /**
   * Loads the export of a remote's module that has the module's file name. All callers share one
   * promise, so that React renders a loaded module at once.
   * @throws RemoteFault
   */
  load: <T>(remote: string, screen: string) => Promise<T>;
  /** Like `load` after a fault: drops what was loaded of the remote and fetches it again. */
  reload: <T>(remote: string, screen: string) => Promise<T>;
  /** Whether it was requested already, and has not failed. */
  isAsked: (remote: string, screen: string) => boolean;
  /** Addresses of the remote's own files that a screen needs. */
  filesOf: (remote: string, screen: string) => string[];
}

/** Loads screens of the registered remotes; a fault affects only its own remote. */
export function createRemoteLoader(
  port: FederationPort,
  remotes: Pick<PageRemote, 'name' | 'base' | 'exposes' | 'plainEntry'>[],
  { onFault, ...patience }: LoaderOptions = {},
): RemoteLoader {
  const byName = new Map(remotes.map((remote) => [remote.name, remote]));
  const pending = new Map<string, Promise<unknown>>();
  const timedOut = new Set<string>();
  port.register(remotes.map(entryOf));

  async function attempt(remote: string, screen: string): Promise<unknown> {
    const module = await port.load(`${remote}/${screen}`);
    const found = (module as Record<string, unknown> | null)?.[screen];
    if (!found) throw new Error(`Module "${screen}" does not exist in container ${remote}.`);
    return found;
  }

  function register(remote: string) {
    const found = byName.get(remote);
    if (found) port.register([entryOf(found)], { force: true });
  }

  function filesOf(remote: string, screen: string): string[] {
    const entry = byName.get(remote);
    if (!entry) return [];
    const { js = [], css = [] } = entry.exposes[`./${screen}`] ?? {};
    return ['remoteEntry.js', ...js, ...css].map((file) => `${entry.base}${file}`);
  }

  function load<T>(remote: string, screen: string): Promise<T> {
    const key = `${remote}/${screen}`;
    return (pending.get(key) ?? begin(key, remote, screen)) as Promise<T>;
  }

  function begin(key: string, remote: string, screen: string): Promise<unknown> {
    const work = persist((failedBefore) => {
      if (failedBefore && !isChunkError(failedBefore)) register(remote);
      return attempt(remote, screen);
    }, patience).catch(async (error: unknown) => {
      const fault = new RemoteFault(classify(error), remote, screen, error);
      // The module may be partly loaded: until `reload`, the runtime would treat it as complete.
      if (fault.kind === 'network' || fault.kind === 'timeout') pending.delete(key);
      throw await reported(fault);
    });
    // React reads these two fields to render a settled promise at once, even in answer to a click.
    work.then(
      (value) => Object.assign(work, { status: 'fulfilled', value }),
      () => undefined,
    );
    pending.set(key, work);
    return work;
  }

  async function reported(fault: RemoteFault): Promise<RemoteFault> {
    const { kind, remote, screen } = fault;
    if (kind === 'network') fault.diagnosis = diagnose(remote, screen);
    if (kind === 'timeout') {
      timedOut.add(`${remote}/${screen}`);
      port.abandon(byName.get(remote)?.base ?? '/assets/');
    }
    await onFault?.(fault);
    return fault;
  }

  /** The browser reports a refused and a missing file alike: check the content. */
  async function diagnose(remote: string, screen: string) {
    const wrong = await port.tampered(filesOf(remote, screen)).catch(() => false);
    return wrong ? 'integrity' : 'network';
  }

  return {
    load,
    filesOf,
    isAsked: (remote, screen) => pending.has(`${remote}/${screen}`),
    reload: (remote, screen) => {
      const key = `${remote}/${screen}`;
      pending.delete(key);
      // Keep the files that have loaded: on a slow connection they would be as slow again.
      port.renew(filesOf(remote, screen), timedOut.delete(key) ? 'missing' : 'all');
      register(remote);
      return load(remote, screen);
    },
  };
}

const entryOf = ({ name, base, plainEntry }: Omit<RemoteEntry, 'entry'> & { base: string }) => ({
  name,
  entry: `${base}remoteEntry.js`,
  plainEntry,
});

/** webpack forgets a failed chunk: the remote itself is intact and stays registered. */
const isChunkError = (error: unknown) => /chunk/i.test(String((error as Error)?.message));
