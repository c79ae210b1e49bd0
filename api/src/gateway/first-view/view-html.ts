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
 * The head of a page that can be read before any script runs: what is seen comes first, scripts
 * after the leading picture, or with low priority where there is none (docs/decisions/0015).
 */
export function viewHead({ markup, styles }: DrawnView, files: PageFiles, nonce: string): string[] {
  const hasHero = /fetchpriority="high"/i.test(markup);
  return [
    ...(markup.match(picturePreload) ?? []),
    ...leadingPicture(markup),
    ...styles.map(
      ({ sheet, css }) => `<style nonce="${nonce}" data-href="${sheet}">${css}</style>`,
    ),
    `<script nonce="${nonce}">${keepPress}</script>`,
    ...(hasHero
      ? [`<script nonce="${nonce}">${afterHero(files.scripts)}</script>`]
      : files.scripts.map((file) => lowPreload(file, nonce))),
    ...files.entry.map(
      ({ href, integrity }) =>
        `<script defer fetchpriority="low" src="${href}" integrity="${integrity}" nonce="${nonce}"></script>`,
    ),
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

/** Asks for the scripts once the leading picture is there, or has failed. */
function afterHero(scripts: PageFile[]): string {
  const list = JSON.stringify(scripts.map(({ href, integrity }) => [href, integrity]));
  return (
    `document.addEventListener('DOMContentLoaded',()=>{const ask=()=>{for(const[h,i]of ${list}){` +
    "const l=document.createElement('link');l.rel='preload';l.as='script';l.href=h;l.integrity=i;" +
    "document.head.append(l)}};const p=document.querySelector('#ssr img[fetchpriority=high]');" +
    "if(!p||p.complete)ask();else for(const e of['load','error'])p.addEventListener(e,ask,{once:true})})"
  );
}
