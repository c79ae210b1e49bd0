import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { FederationPort } from './remote-loader';

/**
 * The real federation runtime of the page, its scripts held to the hashes of the registry.
 * @param integrity hash by URL; null in development, where files change under the page
 */
export function federationPort(integrity: ((url: string) => string) | null): FederationPort {
  if (integrity) registerPlugins([scriptPlugin(integrity)]);
  return {
    register: (remotes, options) => registerRemotes(remotes, options),
    load: (id) => loadRemote(id),
  };
}

function scriptPlugin(integrity: (url: string) => string) {
  return {
    name: 'script-integrity',
    createScript: ({ url }: { url: string }) => {
      const script = document.createElement('script');
      script.src = url;
      script.integrity = integrity(url);
      return { script, timeout: 8000 };
    },
  };
}
