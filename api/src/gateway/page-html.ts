import type { Registry } from '@alumni/shared-contract';
import { antdTheme, type ShellRelease } from '@alumni/federation/registry';
import type { PageFile, PageFiles } from './page-files';

export interface PageParts {
  template: string;
  title: string;
  nonce: string;
  files: PageFiles;
  /** Addresses to fetch along with the code. */
  data: string[];
  faviconUrl: string | undefined;
  /** JSON texts by element id. */
  json: Record<string, string>;
}

/**
 * index.html of one request.
 * @throws when the template lost one of its markers: a page without its data must not go out
 */
export function pageHtml({ template, ...parts }: PageParts): string {
  const page = put(template, '<!--head-->', head(parts));
  return put(page, '<!--data-->', Object.entries(parts.json).map(jsonScript).join('\n'));
}

function head({ title, nonce, files, data, faviconUrl }: Omit<PageParts, 'template'>): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<script nonce="${nonce}">${beforePaint(nonce)}</script>`,
    ...files.styles.map(styleLink),
    ...files.scripts.map((file) => scriptPreload(file, nonce)),
    ...data.map(dataPreload),
    ...files.entry.map((file) => entryScript(file, nonce)),
    faviconUrl ? `<link rel="icon" type="image/svg+xml" href="${faviconUrl}">` : '',
  ].join('\n    ');
}

/** The kept colour scheme before the first paint, and the nonce for the style tags of antd. */
const beforePaint = (nonce: string) =>
  `window.__nonce__='${nonce}';try{const t=localStorage.getItem('alumni.theme');` +
  `if(t)document.documentElement.dataset.theme=t}catch{}`;

const styleLink = ({ href, integrity, sheet }: PageFile) =>
  `<link rel="stylesheet" href="${href}" data-href="${sheet}" integrity="${integrity}">`;

const scriptPreload = ({ href, integrity }: PageFile, nonce: string) =>
  `<link rel="preload" as="script" href="${href}" integrity="${integrity}" nonce="${nonce}">`;

/** Credentials as axios sends them, or the answer would be fetched twice. */
const dataPreload = (href: string) =>
  `<link rel="preload" as="fetch" href="${escapeHtml(href)}" crossorigin="use-credentials">`;

const entryScript = ({ href, integrity }: PageFile, nonce: string) =>
  `<script defer src="${href}" integrity="${integrity}" nonce="${nonce}"></script>`;

const jsonScript = ([id, text]: [string, string]) =>
  `<script type="application/json" id="${id}">${text}</script>`;

function put(template: string, marker: string, html: string): string {
  const parts = template.split(marker);
  if (parts.length !== 2) throw new Error(`index.html holds ${marker} ${parts.length - 1} times.`);
  return parts.join(html);
}

/** JSON that cannot end its script element, nor begin a comment in it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028|\u2029/g, escapeUnicode);
}

const escapeUnicode = (letter: string) => `\\u${letter.charCodeAt(0).toString(16)}`;

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The registry without what a browser never reads: it travels with every page. */
export function registryForBrowser(registry: Registry): Registry {
  return {
    ...registry,
    remotes: registry.remotes.map((remote) => ({
      ...remote,
      available: [],
      integrity: only(remote.integrity, ([name]) => name.endsWith('.js')),
      exposes: Object.fromEntries(
        Object.entries(remote.exposes)
          .filter(([name]) => !name.startsWith('./lifecycles/'))
          .map(([name, files]) => [
            name,
            { ...files, shares: files.shares.filter((key) => key === antdTheme) },
          ]),
      ),
    })),
  };
}

/** The shell's scripts and their hashes. */
export function shellIntegrity(shell: ShellRelease): Record<string, string> {
  return only(shell.integrity, ([name]) => name.endsWith('.js'));
}

function only(record: Record<string, string>, test: (pair: [string, string]) => boolean) {
  return Object.fromEntries(Object.entries(record).filter(test));
}
