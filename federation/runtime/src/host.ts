import { createInstance } from '@module-federation/enhanced/runtime';
import * as core from '@module-federation/runtime-core';
import { provided } from './provided-modules';
import type { PageScripts } from './page-scripts';
import { trustedScriptUrl } from './trusted-script-url';

/**
 * The federation runtime of a page. Provides remotes with the shared modules, and with the runtime
 * itself, which their entries do not contain.
 * @param name of the host, shown in faults
 * @param prepare called for every script before it is requested
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

/** One copy for all: the host's version, or a failure. */
const shareOf = (version: string, load: () => Promise<unknown>) => ({
  version,
  shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
  get: async () => {
    const module = await load();
    return () => module;
  },
});

/**
 * Corrects two behaviours of the runtime. It remembers a share that failed to load (forget it, so
 * that the next request fetches it again), and it treats a share as owned by the first remote that
 * used it, dropping it when that remote is registered again.
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
    Object.defineProperty(share, 'from', { get: () => name, set() {} });
  }
}

/** A module that the host provides to remotes. */
export interface ProvidedShare {
  /** `react` or `antd/es/button` */
  key: string;
  version: string;
  isLoaded: boolean;
  /** Remotes that took it on this page. */
  usedBy: string[];
}

/** All shared modules of the host, in order of their keys. */
export function providedShares({ name, shareScopeMap }: core.ModuleFederation): ProvidedShare[] {
  const keys = Object.entries(shareScopeMap.default ?? {});
  const shares = keys.flatMap(([key, versions]) =>
    Object.values(versions).map(({ version, loaded = false, useIn }) => ({
      key,
      version,
      isLoaded: loaded,
      usedBy: useIn.filter((user) => user !== name),
    })),
  );
  return shares.sort((one, other) => one.key.localeCompare(other.key));
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
      script.src = trustedScriptUrl(url);
      prepare(script);
      return { script, timeout: 8000 };
    },
  };
}
