import { nonce } from './network';
import { lendFonts } from './fonts';
import { resetSheet } from './reset-sheet';

interface Sheet {
  href: string;
  integrity: string;
}

export interface ShadowBox {
  /** Replaces the content; without argument, by an empty element to render in. */
  put: (content?: HTMLElement) => HTMLElement;
  /** Resolves once each sheet is applied. */
  addSheets: (sheets: Sheet[]) => Promise<void>;
  empty: () => void;
}

/** A shadow root, isolated from the page's styles in both directions. */
export function openBox(place: HTMLElement): ShadowBox {
  const shadow = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [resetSheet()];
  let releaseFonts = () => undefined as void;
  return {
    put(content = document.createElement('div')) {
      shadow.querySelector('.alumni')?.remove();
      content.classList.add('alumni');
      content.lang = 'fr';
      shadow.append(content);
      return content;
    },
    async addSheets(sheets) {
      shadow.querySelectorAll('link').forEach((link) => link.remove());
      await Promise.all(sheets.map((sheet) => addSheet(shadow, sheet)));
      releaseFonts();
      releaseFonts = lendFonts(shadow);
    },
    empty() {
      releaseFonts();
      shadow.replaceChildren();
    },
  };
}

function addSheet(shadow: ShadowRoot, { href, integrity }: Sheet): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', crossOrigin: 'anonymous', integrity, href });
  if (nonce) link.nonce = nonce;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${href} did not load`));
    shadow.append(link);
  });
}
