import type { RegistryEntry } from '@alumni/shared-contract';
import { integrityOf, type ShellIntegrity } from './integrity';

/** What every script of the page goes through before it is asked for. */
export interface PageScripts {
  prepare: (script: HTMLScriptElement) => void;
  /** The next request of these files goes past every cache: one that came broken would stay so. */
  renew: (urls: string[]) => void;
}

/**
 * Gives each script its hash.
 * @param shell hashes of the shell's files; null in development, where files change under the page
 */
export function pageScripts(
  remotes: Pick<RegistryEntry, 'base' | 'integrity'>[],
  shell: ShellIntegrity | null,
): PageScripts {
  const hashOf = shell && integrityOf(remotes, shell, location.origin);
  const tries = new Map<string, number>();
  return {
    prepare(script) {
      if (hashOf) script.integrity = hashOf(script.src);
      const url = new URL(script.src, location.origin);
      const nth = tries.get(url.pathname);
      if (nth) script.src = `${url.origin}${url.pathname}?retry=${nth}`;
    },
    renew(urls) {
      for (const url of urls) {
        const { pathname } = new URL(url, location.origin);
        tries.set(pathname, (tries.get(pathname) ?? 0) + 1);
        forgetFailedSheet(url);
        // For the next page: what the browser keeps of it is replaced.
        void fetch(url, { cache: 'reload' }).catch(() => undefined);
      }
    },
  };
}

/** A sheet that did not come would pass for loaded. */
function forgetFailedSheet(url: string) {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.getAttribute('href') === url && !link.sheet) link.remove();
  }
}
