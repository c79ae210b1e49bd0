import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PageFile } from '../gateway/page-files';

/** A style sheet inlined in the page. */
export interface InlineSheet {
  /** Name by which webpack's style loader recognises the sheet and does not load it again. */
  sheet: string;
  css: string;
}

/** Reads published style sheets, each once: published files never change. */
export function sheetReader(publishedDir: string): (files: PageFile[]) => Promise<InlineSheet[]> {
  const read = new Map<string, Promise<string>>();
  return (files) =>
    Promise.all(
      files.map(async ({ href, sheet = '' }) => {
        const css = read.get(href) ?? sheetAt(publishedDir, href);
        read.set(href, css);
        return { sheet, css: await css };
      }),
    );
}

/** The file may have a host name of its own. */
const pathOf = (href: string) => new URL(href, 'http://page.invalid').pathname;

async function sheetAt(publishedDir: string, href: string): Promise<string> {
  const css = await readFile(join(publishedDir, pathOf(href)), 'utf8');
  if (css.includes('</')) throw new Error(`${href} cannot be inlined in a style element.`);
  // Addresses in a sheet are relative to it; inlined, they would be relative to the page.
  return css.replace(/url\((['"]?)(?!['"]?(?:data:|https?:|\/|#))/g, `url($1${dirname(href)}/`);
}
