import type { Claims, ShellRelease } from '@alumni/federation-registry';

/** Facts about the current shell, to check releases against. */
export type ShellFacts = Pick<
  ShellRelease,
  'version' | 'contract' | 'provides' | 'exports' | 'shares'
> & {
  /** The shell's own routes and menu places, reserved. */
  map: Claims;
};

/** A server without pages: provides nothing, so nothing can be promoted. */
export const noShell: ShellFacts = {
  version: 'aucune',
  contract: '0.0.0',
  provides: {},
  exports: {},
  shares: {},
  map: { name: 'shell', routes: [] },
};
