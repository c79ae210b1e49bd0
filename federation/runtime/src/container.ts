import type { PageScripts } from './page-scripts';
import type { ShareScope } from './share-scope';
import { trustedScriptUrl } from './trusted-script-url';

/**
 * What the entry of a remote defines: the interface of a container that webpack builds.
 * @see https://webpack.js.org/concepts/module-federation/#dynamic-remote-containers
 */
export interface Container {
  /**
   * Receives the modules that the page provides. webpack's containers read the first parameter,
   * entries built by federation-build before 1.10.0 all three.
   */
  init: (
    scope: ShareScope,
    chain: object[],
    options: { shareScopeMap: { default: ShareScope } },
  ) => unknown;
  /**
   * @param module `./HomeScreen`
   * @returns runs the module, once its files are there
   */
  get: (module: string) => Promise<() => unknown>;
}

/** An entry that does not arrive within this time, in ms, has failed. */
const timeLimit = 8000;

/** Containers by the name of their remote, where the entries put them. */
const containers = globalThis as unknown as Record<string, Container | undefined>;

/**
 * Runs the entry of a remote.
 * @param name of the remote, which is the name of its container
 * @param entry address of remoteEntry.js
 * @param prepare called before the entry is requested
 * @throws with a message by which `classify` tells what went wrong
 */
export async function fetchContainer(
  name: string,
  entry: string,
  prepare: PageScripts['prepare'],
): Promise<Container> {
  containers[name] = undefined;
  await runScript(entry, prepare);
  const container = containers[name];
  if (!container) throw new Error(`ScriptNetworkError: ${entry} defines no ${name}`);
  return container;
}

function runScript(address: string, prepare: PageScripts['prepare']): Promise<void> {
  const script = document.createElement('script');
  script.src = trustedScriptUrl(address);
  prepare(script);
  const listening = new AbortController();
  const { signal } = listening;
  return new Promise<void>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${why}: ${address}`));
    const timer = setTimeout(fail, timeLimit, 'timed out');
    signal.addEventListener('abort', () => clearTimeout(timer));
    script.addEventListener('load', () => resolve(), { signal });
    script.addEventListener('error', () => fail('ScriptNetworkError'), { signal });
    // A script that throws has loaded, too.
    window.addEventListener(
      'error',
      ({ filename, message }) => {
        if (filename === script.src) fail(`ScriptExecutionError: ${message}`);
      },
      { signal },
    );
    document.head.append(script);
  }).finally(() => {
    listening.abort();
    script.remove();
  });
}
