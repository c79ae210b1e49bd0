import { fetchContainer, type Container } from './container';
import { nextTask } from './next-task';
import type { PageScripts } from './page-scripts';
import type { FederationPort, RemoteEntry } from './remote-loader';
import { shareScopeFor } from './share-scope';

/**
 * Loads modules of remotes: runs their entries, and provides them with the modules of this build.
 * @param host name of the host, shown in faults
 * @param prepare called for every entry before it is requested
 */
export function createHost(
  host: string,
  prepare: PageScripts['prepare'],
): Pick<FederationPort, 'register' | 'load'> {
  const entries = new Map<string, RemoteEntry>();
  const opened = new Map<string, Promise<Container>>();

  function open(remote: string): Promise<Container> {
    const known = opened.get(remote);
    if (known) return known;
    const opening = start(remote);
    opened.set(remote, opening);
    // The next load tries again.
    opening.catch(() => {
      if (opened.get(remote) === opening) opened.delete(remote);
    });
    return opening;
  }

  async function start(remote: string): Promise<Container> {
    const found = entries.get(remote);
    if (!found) throw new Error(`${remote} is not registered`);
    if (!found.plainEntry) await import('./older-entries');
    const container = await fetchContainer(remote, found.entry, prepare);
    const scope = shareScopeFor(host, remote);
    await container.init(scope, [], { shareScopeMap: { default: scope } });
    return container;
  }

  return {
    register: (remotes, { force } = { force: false }) => {
      for (const remote of remotes) {
        entries.set(remote.name, remote);
        if (force) opened.delete(remote.name);
      }
    },
    load: async (id) => {
      const [remote = ''] = id.split('/', 1);
      const container = await open(remote);
      const run = await container.get(`.${id.slice(remote.length)}`);
      // This task has run the last of its files; the module itself gets another one.
      await nextTask();
      return run();
    },
  };
}
