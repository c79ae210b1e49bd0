import type { RouteEntry } from '@alumni/shared-contract';
import { filesOfPicture } from '@alumni/shared-contract';
import { plainWords } from '../../platform/html/rich-text';

/** Input of a page's head. */
export interface HeadParts {
  route: RouteEntry | undefined;
  siteName: string;
  /** Public origin, without a trailing slash. */
  baseUrl: string;
  /** Path of this page, encoded, without query. */
  path: string;
  /** Answer to the route's first `data`. */
  item: unknown;
  /** Name → address of a social-sharing picture. */
  sharePictures: Record<string, string>;
}

/** Title and metadata of a page. */
export interface PageHead {
  title: string;
  /** `<meta>` and `<link>` for search engines and messengers: name → content. */
  tags: { kind: 'name' | 'property' | 'canonical'; name: string; content: string }[];
}

const longestDescription = 160;

/** Social-sharing tags of this page. */
export function pageHead(parts: HeadParts): PageHead {
  const { route, siteName, baseUrl, path, item, sharePictures } = parts;
  const field = (name: string | undefined) => textAt(item, name);
  const own = field(route?.head?.title);
  const title = own ?? route?.title ?? '';
  const description =
    cutAtWord(plainWords(field(route?.head?.description) ?? '')) || route?.description;
  const image = shareImage(field(route?.head?.image), sharePictures);
  const address = baseUrl + path;
  const size = image && [String(image.width), String(image.height)];
  const tags: [PageHead['tags'][number]['kind'], string, string | undefined][] = [
    ['name', 'description', description],
    ['canonical', 'canonical', address],
    ['property', 'og:title', own ?? (title ? `${title} · ${siteName}` : siteName)],
    ['property', 'og:description', description],
    ['property', 'og:type', own ? 'article' : 'website'],
    ['property', 'og:url', address],
    ['property', 'og:image', image && new URL(image.path, `${baseUrl}/`).href],
    ['property', 'og:image:width', size?.[0]],
    ['property', 'og:image:height', size?.[1]],
    ['property', 'og:image:alt', image && (own ?? siteName)],
    ['property', 'og:locale', 'fr_FR'],
    ['property', 'og:site_name', siteName],
    ['name', 'twitter:card', image && 'summary_large_image'],
  ];
  return {
    title: title ? `${title} · ${siteName}` : siteName,
    tags: tags.flatMap(([kind, name, content]) => (content ? [{ kind, name, content }] : [])),
  };
}

/** Reads `data.titre` from an answer; empty texts count as missing. */
function textAt(item: unknown, path: string | undefined): string | undefined {
  if (!path) return undefined;
  let found: unknown = item;
  for (const name of path.split('.')) found = (found as Record<string, unknown> | null)?.[name];
  return typeof found === 'string' && found.trim() ? found.trim() : undefined;
}

/** Cuts a text at a word boundary. */
function cutAtWord(text: string): string {
  if (text.length <= longestDescription) return text;
  const start = text.slice(0, longestDescription);
  const lastSpace = start.lastIndexOf(' ');
  return `${(lastSpace > 0 ? start.slice(0, lastSpace) : start.slice(0, -1)).replace(/[\s,;:.–-]+$/, '')}…`;
}

const stored = /^(.*\/files\/(\w+)\/([^/]+))\/\d+\.webp$/;
/** Messengers ignore smaller pictures. */
const narrowest = 300;
const widest = 1000;

interface ShareImage {
  path: string;
  width: number;
  height: number;
}

/** Size of our own PNGs: `shared-ui/src/art/share`. */
const ownSize = { width: 1200, height: 630 };

/** A format that every messenger accepts: a stored picture of medium size, or one of our PNGs. */
function shareImage(
  value: string | undefined,
  ours: Record<string, string>,
): ShareImage | undefined {
  const named = ours[value?.toLowerCase() ?? ''];
  const [, base, folder = '', name = ''] = stored.exec(value ?? '') ?? [];
  const fit = filesOfPicture(folder as 'covers', name)
    .filter(({ format, width }) => format === 'webp' && width >= narrowest && width <= widest)
    .at(-1);
  if (fit) return { path: `${base}/${fit.file}`, width: fit.width, height: fit.height };
  const path = named ?? ours.network;
  return path ? { path, ...ownSize } : undefined;
}
