import type { RegistryEntry } from '@alumni/shared-contract';
import { hasOtherContent, impossibleHash, integrityOf, type ShellIntegrity } from './integrity';
import { trustedScriptUrl } from './trusted-script-url';

/** Prepares every script of the page before it is requested. */
export interface PageScripts {
  /** @param own hash of a chunk, from the remote's entry, which was verified itself */
  prepare: (script: HTMLScriptElement, own?: string) => void;
  /**
   * Makes the next request of these files bypass every cache: a corrupted copy would stay there.
   * @param which `missing`: only files that have not loaded
   */
  renew: (urls: string[], which: 'all' | 'missing') => void;
  /** Rejects all pending loads of this folder, and of shared files. */
  abandon: (base: string) => void;
  /** Whether one of these scripts was received with unexpected content. */
  tampered: (urls: string[]) => Promise<boolean>;
}

/**
 * Sets the hash of each script; an unlisted file gets an impossible hash.
 * @param shell hashes of the shell's files; null in development, where files change under the page
 */
export function pageScripts(
  remotes: Pick<RegistryEntry, 'base' | 'integrity'>[],
  shell: ShellIntegrity | null,
): PageScripts {
  const hashOf = shell && integrityOf(remotes, shell, location.origin);
  const ofChunks = new Map<string, string>();
  const tries = new Map<string, number>();
  const arrived = new Set<string>();
  const awaited = new Set<HTMLScriptElement>();

  function watch(script: HTMLScriptElement, path: string) {
    awaited.add(script);
    script.addEventListener('error', () => awaited.delete(script));
    script.addEventListener('load', () => {
      awaited.delete(script);
      arrived.add(path);
    });
  }
  const renewed = (path: string) => tries.set(path, (tries.get(path) ?? 0) + 1);
  const hasCome = (url: string) =>
    arrived.has(pathOf(url)) || isInlined(url) || sheetsOf(url).some(({ sheet }) => sheet !== null);

  return {
    prepare(script, own) {
      const path = pathOf(script.src);
      if (own) ofChunks.set(path, own);
      if (hashOf) script.integrity = hashOf(script.src) ?? own ?? impossibleHash;
      // A browser verifies a script of another origin only when it may read it (CORS).
      if (new URL(script.src, location.origin).origin !== location.origin)
        script.crossOrigin = 'anonymous';
      const nth = tries.get(path);
      if (nth) {
        const { origin } = new URL(script.src, location.origin);
        script.src = trustedScriptUrl(`${origin}${path}?retry=${nth}`);
      }
      watch(script, path);
    },
    renew(urls, which) {
      for (const url of urls) {
        const came = hasCome(url);
        if (came && which === 'missing') continue;
        renewed(pathOf(url));
        if (came) continue;
        // webpack would treat a style sheet that failed as loaded.
        for (const link of sheetsOf(url)) link.remove();
        // For the next page: replaces the copy in the browser's cache.
        void fetch(url, { cache: 'reload' }).catch(() => undefined);
      }
    },
    abandon(base) {
      const isMeant = (url: string) =>
        [pathOf(base), '/assets/'].some((it) => pathOf(url).startsWith(it));
      const scripts = [...awaited].filter(({ src }) => isMeant(src));
      const sheets = sheetsOf().filter(({ href, sheet }) => !sheet && isMeant(href));
      // A new request does not wait for the one that hangs.
      for (const { src } of scripts) renewed(pathOf(src));
      // The file may still arrive: the next request then finds its modules.
      for (const element of [...scripts, ...sheets]) element.dispatchEvent(new Event('error'));
    },
    async tampered(urls) {
      if (!hashOf) return false;
      const scripts = urls.filter((url) => url.endsWith('.js') && !hasCome(url));
      const answers = scripts.map((url) => {
        const hash = hashOf(url) ?? ofChunks.get(pathOf(url));
        // Not requested yet, so it cannot be the cause.
        return hash ? hasOtherContent(url, hash) : false;
      });
      return (await Promise.all(answers)).includes(true);
    },
  };
}

const pathOf = (url: string) => new URL(url, location.origin).pathname;

/** The page contains the sheets of its first screen (api/src/composition/gateway/page-sheets.ts). */
const isInlined = (url: string) =>
  document.querySelector(`style[data-href="${url.slice(url.lastIndexOf('/') + 1)}"]`) !== null;

/** The page's style sheets, or those of one address. */
function sheetsOf(url?: string): HTMLLinkElement[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  return url === undefined ? links : links.filter((link) => link.getAttribute('href') === url);
}
