import { impossibleHash, trustedScriptUrl } from '@alumni/federation-runtime';
import { nonce, origin, ownFiles } from './network';

const folders = new Map([[`${origin}/assets/embed/`, ownFiles]]);
const tries = new Map<string, number>();

/** Allows the files of a folder, each by its hash. */
export function trustFolder(base: string, integrity: Record<string, string>): void {
  folders.set(base, integrity);
}

/** Requests the files of a folder again past every cache: one arrived corrupted. */
export function retryFolder(base: string): void {
  tries.set(base, (tries.get(base) ?? 0) + 1);
}

/** Sets the hash and the page's nonce on every script that our code loads. */
export function prepareScript(script: HTMLScriptElement): void {
  const base = [...folders.keys()].find((folder) => script.src.startsWith(folder));
  script.integrity = (base && folders.get(base)?.[script.src.slice(base.length)]) || impossibleHash;
  script.crossOrigin = 'anonymous';
  if (nonce) script.nonce = nonce;
  const nth = base && tries.get(base);
  if (nth) script.src = trustedScriptUrl(`${script.src}?retry=${nth}`);
}
