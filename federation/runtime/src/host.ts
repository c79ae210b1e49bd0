import { createInstance } from '@module-federation/enhanced/runtime';
import * as core from '@module-federation/runtime-core';
import { provided } from './provided-modules';
import type { PageScripts } from './page-scripts';

/**
 * The federation runtime of a page: gives remotes the shared modules, and the runtime itself, which
 * their entries do not carry.
 * @param name of the host, as faults tell it
 * @param prepare what every script goes through before it is asked for
 */
export function createHost(name: string, prepare: PageScripts['prepare']): core.ModuleFederation {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
  const host = createInstance({
    name,
    remotes: [],
    shareStrategy: 'loaded-first',
    plugins: [scriptPlugin(prepare)],
    shared: Object.fromEntries(provided.map(([key, ...share]) => [key, shareOf(...share)])),
  });
  keepShares(host);
  return host;
}

/** One for all: in the host's version, or not at all. */
const shareOf = (version: string, load: () => Promise<unknown>) => ({
  version,
  shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
  get: async () => {
    const module = await load();
    return () => module;
  },
});

/**
 * What the runtime does to a share that it should not: it keeps one that did not come as lost
 * (forgotten, the next who asks fetches it), and it calls it the remote's who asked first, and drops
 * it when that remote is registered again.
 */
function keepShares({ name, shareScopeMap }: core.ModuleFederation) {
  const scopes = Object.values(shareScopeMap);
  const shares = scopes.flatMap((scope) => Object.values(scope).flatMap(Object.values<Share>));
  for (const share of shares) {
    const { get } = share;
    share.get = () => {
      const coming = get();
      if (coming instanceof Promise) coming.catch(() => (share.loading = null));
      return coming;
    };
    Object.defineProperty(share, 'from', { get: () => name, set: () => undefined });
  }
}

interface Share {
  get: () => unknown;
  loading?: unknown;
}

function scriptPlugin(prepare: PageScripts['prepare']) {
  return {
    name: 'page-scripts',
    createScript: ({ url }: { url: string }) => {
      const script = document.createElement('script');
      script.src = url;
      prepare(script);
      return { script, timeout: 8000 };
    },
  };
}
