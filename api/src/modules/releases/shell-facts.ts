import type { Claims, ShellRelease } from '@alumni/federation/registry';

/** What releases are measured by: the shell that is in place. */
export type ShellFacts = Pick<ShellRelease, 'version' | 'contract' | 'provides' | 'shares'> & {
  /** Its own addresses and places in menus, which no remote may take. */
  map: Claims;
};

/** Of a server without pages: it provides nothing, so nothing can be made live there. */
export const noShell: ShellFacts = {
  version: 'aucune',
  contract: '0.0.0',
  provides: {},
  shares: {},
  map: { name: 'shell', routes: [] },
};
