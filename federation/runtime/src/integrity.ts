import type { RegistryEntry } from '@alumni/shared-contract';

/** Well-formed and impossible: browsers ignore a missing or malformed hash, never a wrong one. */
export const impossibleHash = `sha256-${'A'.repeat(43)}=`;

declare global {
  interface Window {
    /** Called by webpack's script loader (federation/build/src/preset/prepare-script-plugin.mjs). */
    __prepareScript?: (script: HTMLScriptElement, hash?: string) => void;
  }
}

/** What the page says of the shell's own files: `{ "main.ab12.js": "sha256-…" }`. */
export type ShellIntegrity = Record<string, string>;

/**
 * The hash a script must have, by its URL, where the page tells it.
 * @param shell the shell's files, relative to /assets/
 */
export function integrityOf(
  remotes: Pick<RegistryEntry, 'base' | 'integrity'>[],
  shell: ShellIntegrity,
  origin: string,
): (url: string) => string | undefined {
  const folders = [...remotes, { base: '/assets/', integrity: shell }];
  return (url) => {
    const { pathname } = new URL(url, origin);
    const folder = folders.find(({ base }) => pathname.startsWith(base));
    return folder?.integrity[pathname.slice(folder.base.length)];
  };
}

/**
 * Whether what the browser got at this address is a script, and not the one expected: it alone
 * cannot tell a refused file from one that did not come. False where that cannot be known.
 */
export async function hasOtherContent(url: string, expected: string): Promise<boolean> {
  try {
    // What was refused lies in the cache: nothing is fetched twice.
    const signal = AbortSignal.timeout(4000);
    const response = await fetch(url, { cache: 'force-cache', signal });
    const type = response.headers.get('content-type') ?? '';
    // An error or another page in its place is a fault on the way.
    if (!response.ok || !type.includes('javascript')) return false;
    const [algorithm = ''] = expected.split('-', 1);
    const content = await response.arrayBuffer();
    const digest = await crypto.subtle.digest(algorithm.replace('sha', 'SHA-'), content);
    return `${algorithm}-${btoa(String.fromCharCode(...new Uint8Array(digest)))}` !== expected;
  } catch {
    return false;
  }
}
