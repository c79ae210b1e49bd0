import type { RegistryEntry } from '@alumni/shared-contract';

/** Well-formed and impossible: browsers ignore a missing or malformed hash, never a wrong one. */
export const impossibleHash = `sha384-${'A'.repeat(64)}`;

declare global {
  interface Window {
    /** Called by webpack's script loader (federation/src/preset/prepare-script-plugin.mjs). */
    __prepareScript?: (script: HTMLScriptElement) => void;
  }
}

/** What the page says of the shell's own files: `{ "main.ab12.js": "sha384-…" }`. */
export type ShellIntegrity = Record<string, string>;

/**
 * The hash a script must have, by its URL. A file nobody listed gets a hash it cannot have.
 * @param shell the shell's files, relative to /assets/
 */
export function integrityOf(
  remotes: Pick<RegistryEntry, 'base' | 'integrity'>[],
  shell: ShellIntegrity,
  origin: string,
): (url: string) => string {
  const folders = [...remotes, { base: '/assets/', integrity: shell }];
  return (url) => {
    const { pathname } = new URL(url, origin);
    const folder = folders.find(({ base }) => pathname.startsWith(base));
    return folder?.integrity[pathname.slice(folder.base.length)] ?? impossibleHash;
  };
}
