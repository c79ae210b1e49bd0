import { crossOrigin, viewBody, viewHead, type DrawnView } from '../first-view/view-html';
import type { PageFile, PageFiles } from './page-files';
import type { PageHead } from './page-head';
import type { PageSheets } from './page-sheets';

/** Input of one page's HTML. */
export interface PageParts {
  template: string;
  head: PageHead;
  nonce: string;
  files: PageFiles;
  sheets: PageSheets;
  /** Addresses to preload with the code. */
  data: string[];
  /** Address of the site's icon. */
  icon: string | undefined;
  /** Style sheet with the configured colours. */
  style: string | undefined;
  /** JSON texts by element id. */
  json: Record<string, string>;
  /** Of screens after sign-in, until the person chooses. */
  density?: 'compact' | undefined;
  /** HTML above the screen. */
  banner?: string | undefined;
  /** First view of the screen. */
  view?: DrawnView | null;
}

/**
 * index.html for one request.
 * @throws when the template has lost one of its markers
 */
export function pageHtml({ template, ...parts }: PageParts): string {
  const page = put(template, '<!--head-->', head(parts));
  const { banner = '', view } = parts;
  const drawn = put(page, '<!--view-->', banner + (view ? viewBody(view) : ''));
  return put(drawn, '<!--data-->', Object.entries(parts.json).map(jsonScript).join('\n'));
}

function head(parts: Omit<PageParts, 'template'>): string {
  const { nonce, files, data, icon, style, density = '', view } = parts;
  const sheets = sheetElements(parts.sheets, nonce);
  return [
    `<title>${escapeHtml(parts.head.title)}</title>`,
    ...parts.head.tags.map(headTag),
    `<script nonce="${nonce}">${beforePaint(density)}</script>`,
    style ? `<style nonce="${nonce}">${style}</style>` : '',
    ...(view ? viewHead(view, files, sheets, nonce) : plainHead(files, sheets, nonce)),
    ...data.map(dataPreload),
    icon ? `<link rel="icon" type="image/svg+xml" href="${escapeHtml(icon)}">` : '',
  ].join('\n    ');
}

function plainHead(files: PageFiles, sheets: string[], nonce: string): string[] {
  return [
    ...sheets,
    ...files.scripts.map((file) => scriptPreload(file, nonce)),
    ...files.entry.map((file) => entryScript(file, nonce)),
  ];
}

/** webpack's style loader recognises both by `data-href`. */
function sheetElements({ linked, inlined }: PageSheets, nonce: string): string[] {
  return [
    ...linked.map(
      ({ href, integrity, sheet }) =>
        `<link rel="stylesheet" href="${href}" data-href="${sheet}" integrity="${integrity}">`,
    ),
    ...inlined.map(
      ({ sheet, css }) => `<style nonce="${nonce}" data-href="${sheet}">${css}</style>`,
    ),
  ];
}

function headTag({ kind, name, content }: PageHead['tags'][number]): string {
  if (kind === 'canonical') return `<link rel="canonical" href="${escapeHtml(content)}">`;
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

/**
 * Applies the stored colour scheme and density before the first paint. A page of arrival may lay out
 * late what is below the window; on a reload or Back the browser needs its height, to scroll.
 */
const beforePaint = (density: string) =>
  `try{const s=localStorage,d=document.documentElement.dataset,t=s.getItem('alumni.theme'),` +
  `n=s.getItem('alumni.density')||'${density}';if(t)d.theme=t;if(n)d.density=n;` +
  `if(performance.getEntriesByType('navigation')[0]?.type==='navigate')d.arrival=''}catch{}`;

const scriptPreload = ({ href, integrity }: PageFile, nonce: string) =>
  `<link rel="preload" as="script" href="${href}" integrity="${integrity}" nonce="${nonce}"${crossOrigin(href)}>`;

/** Same credentials mode as the HTTP client: otherwise the answer is fetched twice. */
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

/** Escapes JSON for a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028|\u2029/g, escapeUnicode);
}

const escapeUnicode = (letter: string) => `\\u${letter.charCodeAt(0).toString(16)}`;

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
