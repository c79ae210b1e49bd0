import { lendFonts } from './fonts';
import { resetSheet } from './reset-sheet';

interface Sheet {
  /** Full address. */
  href: string;
  /** Checked by the browser. */
  integrity?: string;
  /** For a page whose CSP requires one. */
  nonce?: string;
}

export interface ShadowBox {
  /** Replaces the content; without argument, by an empty element to render in. */
  put: (content?: HTMLElement) => HTMLElement;
  /** Replaces the sheets. Resolves once each is applied; rejects with the address of one that fails. */
  setSheets: (sheets: Sheet[]) => Promise<void>;
  /** Removes the content and the fonts. The shadow root stays: an element has one for ever. */
  empty: () => void;
}

/**
 * A shadow root, isolated from the page's styles in both directions. For content of ours on pages of
 * other sites.
 */
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
    async setSheets(sheets) {
      const old = [...shadow.querySelectorAll('link')];
      await Promise.all(sheets.map((sheet) => addSheet(shadow, sheet)));
      old.forEach((link) => link.remove());
      releaseFonts();
      releaseFonts = lendFonts(shadow);
    },
    empty() {
      releaseFonts();
      shadow.replaceChildren();
    },
  };
}

function addSheet(shadow: ShadowRoot, sheet: Sheet): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', crossOrigin: 'anonymous' }, sheet);
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${sheet.href} did not load`));
    shadow.append(link);
  });
}
