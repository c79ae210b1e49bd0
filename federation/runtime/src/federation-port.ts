import { createHost, providedShares, type ProvidedShare } from './host';
import type { PageScripts } from './page-scripts';
import type { FederationPort } from './remote-loader';

/** The real federation runtime of the page, with prepared scripts. */
export function federationPort(
  scripts: PageScripts,
): FederationPort & { shares: () => ProvidedShare[] } {
  return {
    ...federation('shell', scripts.prepare),
    renew: scripts.renew,
    abandon: scripts.abandon,
    tampered: scripts.tampered,
  };
}

/**
 * Creates the federation runtime.
 * @param name of the host
 * @param prepare called for every script before it is requested
 */
export function federation(
  name: string,
  prepare: PageScripts['prepare'],
): Pick<FederationPort, 'register' | 'load'> & { shares: () => ProvidedShare[] } {
  const host = createHost(name, prepare);
  return {
    register: (remotes, options) => host.registerRemotes(remotes, options),
    load: (id) => host.loadRemote(id),
    shares: () => providedShares(host),
  };
}
