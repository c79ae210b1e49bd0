import type { RegistryEntry } from '@alumni/shared-contract';

/** Well-formed and impossible: browsers ignore a missing or malformed hash, never a wrong one. */
export const impossibleHash = `sha256-${'A'.repeat(43)}=`;

declare global {
  interface Window {
    /**
     * Called by webpack's script loader (federation/build/src/preset/prepare-script-plugin.mjs).
     */
    __prepareScript?: (script: HTMLScriptElement, hash?: string) => void;
  }
}

/** Hashes of the shell's own files, from the page: `{ "main.ab12.js": "sha256-…" }`. */
export type ShellIntegrity = Record<string, string>;

/**
 * The hash of a script by its URL, if the page lists it.
 * @param shell the shell's files, relative to /assets/
 */
export function integrityOf(
  remotes: Pick<RegistryEntry, 'base' | 'integrity'>[],
  shell: ShellIntegrity,
  origin: string,
): (url: string) => string | undefined {
  const folders = [...remotes, { base: '/assets/', integrity: shell }].map(
    ({ base, integrity }) => ({ base: new URL(base, origin).href, integrity }),
  );
  return (url) => {
    const { origin: from, pathname } = new URL(url, origin);
    const address = from + pathname;
    const folder = folders.find(({ base }) => address.startsWith(base));
    return folder?.integrity[address.slice(folder.base.length)];
  };
}

/**
 * Whether the browser received a script at this address that is not the expected one: the browser
 * reports a refused and a missing file alike. False when this cannot be determined.
 */
export async function hasOtherContent(url: string, expected: string): Promise<boolean> {
  try {
    // The refused file is in the cache: this downloads nothing again.
    const signal = AbortSignal.timeout(4000);
    const response = await fetch(url, { cache: 'force-cache', signal });
    const type = response.headers.get('content-type') ?? '';
    // An error page or another page in its place is a network problem.
    if (!response.ok || !type.includes('javascript')) return false;
    const [algorithm = ''] = expected.split('-', 1);
    const content = await response.arrayBuffer();
    const digest = await crypto.subtle.digest(algorithm.replace('sha', 'SHA-'), content);
    return `${algorithm}-${btoa(String.fromCharCode(...new Uint8Array(digest)))}` !== expected;
  } catch {
    return false;
  }
}
