import type { PageFile, PageFiles } from '../page-files';
import type { InlineSheet } from './inline-styles';

/** What the server drew of a page. */
export interface DrawnView {
  markup: string;
  /** The sheets of the page, in the page: the first paint waits for nothing else. */
  styles: InlineSheet[];
}

/** React puts the preloads of a view's pictures before it. */
const picturePreload = /<link rel="preload" as="image"[^>]*>/g;

/** The view itself, beside the root that will take its place (shell/src/first-view). */
export function viewBody({ markup }: DrawnView): string {
  return `<div id="ssr">${markup.replace(picturePreload, '')}</div>`;
}

/**
 * The head of a page that can be read before any script runs: no script runs before the paint, and
 * none shares the line with a leading picture (docs/decisions/0015).
 */
export function viewHead({ markup, styles }: DrawnView, files: PageFiles, nonce: string): string[] {
  const hasHero = /fetchpriority="high"/i.test(markup);
  const early = hasHero ? [] : [...files.scripts, ...files.entry];
  return [
    ...(markup.match(picturePreload) ?? []),
    ...leadingPicture(markup),
    ...styles.map(
      ({ sheet, css }) => `<style nonce="${nonce}" data-href="${sheet}">${css}</style>`,
    ),
    `<script nonce="${nonce}">${keepPress}</script>`,
    ...early.map((file) => lowPreload(file, nonce)),
    `<script nonce="${nonce}">${afterPaint(hasHero ? files.scripts : [], files.entry)}</script>`,
  ];
}

/**
 * React announces an `<img>` that is to come first, but not one inside `<picture>`: the browser asks
 * for the AVIF that fits as soon as the head is there.
 */
function leadingPicture(markup: string): string[] {
  const [, srcSet, sizes] = leading.exec(markup) ?? [];
  if (!srcSet || !sizes) return [];
  return [
    `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcSet}" imagesizes="${sizes}" fetchpriority="high">`,
  ];
}

const leading =
  /<source type="image\/avif" srcset="([^"]*)" sizes="([^"]*)"\/?><img [^>]*fetchpriority="high"/i;

/** A button pressed before the page is ready does its work at the take-over. */
const keepPress =
  "addEventListener('click',e=>{const b=e.target.closest?.('#ssr button');" +
  "if(b){document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');" +
  "b.dataset.pressed=''}},true)";

const lowPreload = ({ href, integrity }: PageFile, nonce: string) =>
  `<link rel="preload" as="script" fetchpriority="low" href="${href}" integrity="${integrity}" nonce="${nonce}">`;

/** How long a leading picture that does not come may hold the scripts back. */
const heroMs = 3_000;

/**
 * Fetches and runs the entry, and has the other scripts fetched that were not yet, once the view has
 * been painted and its leading picture with it, or that has failed: on a slow line they would share
 * it, and on a slow phone their work would come before the paint.
 */
function afterPaint(scripts: PageFile[], entry: PageFile[]): string {
  const list = (files: PageFile[]) =>
    JSON.stringify(files.map(({ href, integrity }) => [href, integrity]));
  return (
    "document.addEventListener('DOMContentLoaded',()=>{let asked;const d=document," +
    'add=(name,of)=>d.head.append(Object.assign(d.createElement(name),of)),' +
    `ask=()=>{if(asked)return;asked=1;for(const[href,integrity]of ${list(scripts)})` +
    "add('link',{rel:'preload',as:'script',href,integrity});" +
    `for(const[src,integrity]of ${list(entry)})add('script',{src,integrity,async:false})};` +
    "const p=d.querySelector('#ssr img[fetchpriority=high]');" +
    `setTimeout(ask,${heroMs});(p?p.decode():Promise.resolve())` +
    '.then(()=>requestAnimationFrame(()=>setTimeout(ask)),ask)})'
  );
}
