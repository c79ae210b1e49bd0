import { impossibleHash } from '@alumni/federation/runtime';
import { nonce, origin, ownFiles } from './network';

const folders = new Map([[`${origin}/assets/embed/`, ownFiles]]);
const tries = new Map<string, number>();

/** From now on the files of that folder are let in, each by its hash. */
export function trustFolder(base: string, integrity: Record<string, string>): void {
  folders.set(base, integrity);
}

/** A file that came broken is asked for past every cache when it is wanted again. */
export function askAnew(base: string): void {
  tries.set(base, (tries.get(base) ?? 0) + 1);
}

/** Gives every script that our code loads its hash, and the nonce of the page. */
export function prepareScript(script: HTMLScriptElement): void {
  const base = [...folders.keys()].find((folder) => script.src.startsWith(folder));
  script.integrity = (base && folders.get(base)?.[script.src.slice(base.length)]) || impossibleHash;
  script.crossOrigin = 'anonymous';
  if (nonce) script.nonce = nonce;
  const nth = base && tries.get(base);
  if (nth) script.src = `${script.src}?retry=${nth}`;
}
