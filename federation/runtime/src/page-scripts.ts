import type { RegistryEntry } from '@alumni/shared-contract';
import { hasOtherContent, impossibleHash, integrityOf, type ShellIntegrity } from './integrity';

/** What every script of the page goes through before it is asked for. */
export interface PageScripts {
  /**
   * @param own what the remote's entry, itself let in by its hash, says of a chunk of its own
   */
  prepare: (script: HTMLScriptElement, own?: string) => void;
  /**
   * The next request of these files goes past every cache: one that came broken would stay so.
   * @param which `missing`: only what has not come yet
   */
  renew: (urls: string[], which: 'all' | 'missing') => void;
  /** Whoever waits for a file of this folder, or for a shared one, hears that it failed. */
  abandon: (base: string) => void;
  /** Whether one of these scripts came, and is not what it has to be. */
  tampered: (urls: string[]) => Promise<boolean>;
}

/**
 * Gives each script its hash; a file nobody listed gets one it cannot have.
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
    arrived.has(pathOf(url)) || sheetsOf(url).some(({ sheet }) => sheet !== null);

  return {
    prepare(script, own) {
      const path = pathOf(script.src);
      if (own) ofChunks.set(path, own);
      if (hashOf) script.integrity = hashOf(script.src) ?? own ?? impossibleHash;
      const nth = tries.get(path);
      if (nth) script.src = `${new URL(script.src, location.origin).origin}${path}?retry=${nth}`;
      watch(script, path);
    },
    renew(urls, which) {
      for (const url of urls) {
        const came = hasCome(url);
        if (came && which === 'missing') continue;
        renewed(pathOf(url));
        if (came) continue;
        // A sheet that did not come would pass for loaded.
        for (const link of sheetsOf(url)) link.remove();
        // For the next page: what the browser keeps of it is replaced.
        void fetch(url, { cache: 'reload' }).catch(() => undefined);
      }
    },
    abandon(base) {
      const isMeant = (url: string) => [base, '/assets/'].some((it) => pathOf(url).startsWith(it));
      const scripts = [...awaited].filter(({ src }) => isMeant(src));
      const sheets = sheetsOf().filter(({ href, sheet }) => !sheet && isMeant(href));
      // Asked for again, it does not wait with the request that hangs.
      for (const { src } of scripts) renewed(pathOf(src));
      // The file may still come: what it holds is then there for the next who asks.
      for (const element of [...scripts, ...sheets]) element.dispatchEvent(new Event('error'));
    },
    async tampered(urls) {
      if (!hashOf) return false;
      const scripts = urls.filter((url) => url.endsWith('.js') && !hasCome(url));
      const answers = scripts.map((url) => {
        const hash = hashOf(url) ?? ofChunks.get(pathOf(url));
        // Nobody asked for it yet: it is not to blame.
        return hash ? hasOtherContent(url, hash) : false;
      });
      return (await Promise.all(answers)).includes(true);
    },
  };
}

const pathOf = (url: string) => new URL(url, location.origin).pathname;

/** The page's sheets, or those of one address. */
function sheetsOf(url?: string): HTMLLinkElement[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  return url === undefined ? links : links.filter((link) => link.getAttribute('href') === url);
}
