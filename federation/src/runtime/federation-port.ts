import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { PageScripts } from './page-scripts';
import type { FederationPort } from './remote-loader';

/** The real federation runtime of the page, its scripts prepared like all others. */
export function federationPort(scripts: PageScripts): FederationPort {
  registerPlugins([scriptPlugin(scripts)]);
  return {
    register: (remotes, options) => registerRemotes(remotes, options),
    load: (id) => loadRemote(id),
    renew: scripts.renew,
  };
}

function scriptPlugin({ prepare }: PageScripts) {
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
