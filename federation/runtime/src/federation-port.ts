import { createHost } from './host';
import type { PageScripts } from './page-scripts';
import type { FederationPort } from './remote-loader';

/** What the loader of the product uses: the containers of the page, with prepared scripts. */
export function federationPort(scripts: PageScripts): FederationPort {
  return {
    ...createHost('shell', scripts.prepare),
    renew: scripts.renew,
    abandon: scripts.abandon,
    tampered: scripts.tampered,
  };
}
