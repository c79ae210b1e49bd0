import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PageFile, PageFiles } from './page-files';

/** The style sheets of one page. */
export interface PageSheets {
  inlined: InlineSheet[];
  /** Block the first paint until they have loaded. */
  linked: PageFile[];
}

/** A style sheet inlined in the page. */
interface InlineSheet {
  /** Name by which webpack's style loader recognises the sheet and does not load it again. */
  sheet: string;
  css: string;
}

/**
 * Chooses which sheets a page contains. Those of the screen's remote always: linked, one that hangs
 * would keep the whole page blank, and none is above a few kilobytes. Those of the shell only with
 * `all`: browsers keep them for the next page. A file that cannot be read is linked (shell) or left
 * to the loader of remotes (remote), which shows a fault in the screen's place.
 */
export function sheetChooser(
  publishedDir: string,
): (files: PageFiles, all: boolean) => Promise<PageSheets> {
  const inline = sheetReader(publishedDir);
  return async ({ styles, screenStyles }, all) => {
    const ofShell = all ? await inline(styles) : [];
    const ofScreen = await inline(screenStyles);
    const inlined = [...ofShell, ...ofScreen];
    const names = new Set(inlined.map(({ sheet }) => sheet));
    return { inlined, linked: styles.filter(({ sheet }) => !names.has(sheet)) };
  };
}

/** Reads published style sheets, each once: published files never change. */
function sheetReader(publishedDir: string): (files: PageFile[]) => Promise<InlineSheet[]> {
  const read = new Map<string, Promise<string>>();

  async function contentOf({ href, sheet }: PageFile): Promise<InlineSheet[]> {
    const css = read.get(href) ?? sheetAt(publishedDir, href);
    read.set(href, css);
    try {
      return [{ sheet, css: await css }];
    } catch {
      // It may come back: the next page tries again.
      read.delete(href);
      return [];
    }
  }
  return async (files) => (await Promise.all(files.map(contentOf))).flat();
}

/** The file may have a host name of its own. */
const pathOf = (href: string) => new URL(href, 'http://page.invalid').pathname;

async function sheetAt(publishedDir: string, href: string): Promise<string> {
  const css = await readFile(join(publishedDir, pathOf(href)), 'utf8');
  if (css.includes('</')) throw new Error(`${href} cannot be inlined in a style element.`);
  // Addresses in a sheet are relative to it; inlined, they would be relative to the page.
  return css.replace(/url\((['"]?)(?!['"]?(?:data:|https?:|\/|#))/g, `url($1${dirname(href)}/`);
}
