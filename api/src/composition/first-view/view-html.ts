import type { PageFile, PageFiles } from '../gateway/page-files';

/** First view of a page. */
export interface DrawnView {
  markup: string;
  /** Rules in place of the markup's style attributes. */
  rules: string;
}

/** React puts the preloads of pictures before the view. */
const picturePreload = /<link rel="preload" as="image"[^>]*>/g;

/** The view, next to the root that will replace it (shell/src/first-view). */
export function viewBody({ markup }: DrawnView): string {
  return `<div id="ssr">${markup.replace(picturePreload, '')}</div>`;
}

/**
 * Head of a page that is readable before any script: scripts run after the paint, and do not
 * compete with the main picture for bandwidth (docs/decisions/0015).
 * @param sheets elements of the page's style sheets
 */
export function viewHead(
  { markup, rules }: DrawnView,
  files: PageFiles,
  sheets: string[],
  nonce: string,
): string[] {
  const hasHero = /fetchpriority="high"/i.test(markup);
  const early = hasHero ? [] : [...files.scripts, ...files.entry];
  return [
    ...(markup.match(picturePreload) ?? []),
    ...leadingPicture(markup),
    ...sheets,
    `<style nonce="${nonce}">${noTransition}${rules}</style>`,
    `<script nonce="${nonce}">${keepPress}</script>`,
    ...early.map((file) => lowPreload(file, nonce)),
    `<script nonce="${nonce}">${afterPaint(hasHero ? files.scripts : [], files.entry)}</script>`,
  ];
}

/** React preloads a priority `<img>`, but not one inside `<picture>`: preload the AVIF here. */
function leadingPicture(markup: string): string[] {
  const [, srcSet, sizes] = leading.exec(markup) ?? [];
  if (!srcSet || !sizes) return [];
  return [
    `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcSet}" imagesizes="${sizes}" fetchpriority="high">`,
  ];
}

const leading =
  /<source type="image\/avif" srcset="([^"]*)" sizes="([^"]*)"\/?><img [^>]*fetchpriority="high"/i;

/** Records an early click, repeated at the take-over. */
const keepPress =
  "addEventListener('click',e=>{const b=e.target.closest?.('#ssr button');" +
  "if(b){document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');" +
  "b.dataset.pressed=''}},true)";

/** A browser verifies a file of another origin only when it may read it (CORS). */
export const crossOrigin = (href: string) =>
  href.startsWith('/') ? '' : ' crossorigin="anonymous"';

/** An element styled before its sheet has loaded would change to its look in steps. */
const noTransition = '#ssr *{transition:none!important}';

const lowPreload = ({ href, integrity }: PageFile, nonce: string) =>
  `<link rel="preload" as="script" fetchpriority="low" href="${href}" integrity="${integrity}" nonce="${nonce}"${crossOrigin(href)}>`;

/** Longest delay of scripts by a slow main picture, in ms. */
const heroMs = 3_000;

/**
 * Loads the scripts once the view and its main picture are painted, or the picture failed. Earlier
 * they would compete with it on a slow connection, and delay the paint on a slow phone.
 */
function afterPaint(scripts: PageFile[], entry: PageFile[]): string {
  const list = (files: PageFile[]) =>
    JSON.stringify(files.map(({ href, integrity }) => [href, integrity]));
  return (
    "document.addEventListener('DOMContentLoaded',()=>{let asked;const d=document," +
    // Browsers with Trusted Types refuse a string as the address of a script.
    "t=self.trustedTypes?.createPolicy('alumni-scripts',{createScriptURL:url=>url})," +
    'add=(name,of)=>d.head.append(Object.assign(d.createElement(name),of)),' +
    `ask=()=>{if(asked)return;asked=1;for(const[href,integrity]of ${list(scripts)})` +
    "add('link',{rel:'preload',as:'script',href,integrity," +
    "crossOrigin:href[0]==='/'?null:'anonymous'});" +
    `for(const[url,integrity]of ${list(entry)})` +
    "add('script',{src:t?t.createScriptURL(url):url,integrity,async:false})};" +
    "const p=d.querySelector('#ssr img[fetchpriority=high]');" +
    `setTimeout(ask,${heroMs});(p?p.decode():Promise.resolve())` +
    '.then(()=>requestAnimationFrame(()=>setTimeout(ask)),ask)})'
  );
}
