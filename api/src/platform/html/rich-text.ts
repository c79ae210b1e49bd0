import { allowedAttributes, allowedTags } from '@alumni/shared-contract';
import sanitizeHtml from 'sanitize-html';

/** Allowed HTML: text, lists, links. No style, picture or script (rule 19). */
const options: sanitizeHtml.IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes: { a: [...allowedAttributes.a], th: [...allowedAttributes.th] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href }) => ({
      tagName,
      attribs: { ...(href && { href }), rel: 'noopener noreferrer', target: '_blank' },
    }),
    h1: 'h2',
  },
};

/** Sanitizes HTML for storing and showing. */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, options).trim();
}

/** Plain text of HTML. */
export function plainWords(html: string): string {
  return decodeEntities(sanitizeHtml(spaced(html), textOnly))
    .replace(/\s+/gu, ' ')
    .trim();
}

const excerptLength = 200;
const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });
/** Characters of European languages, one grapheme each: no segmentation needed. */
const plainSigns = /^[\x20-\u02ff\u2010-\u2026\u20ac]*$/u;
const textOnly: sanitizeHtml.IOptions = {
  allowedTags: [],
  allowedAttributes: {},
};

/** Enough HTML for an excerpt in nearly all cases. */
const beginning = 4_000;

/** Plain text of HTML, at most 200 graphemes, for lists. */
export function excerptOf(html: string): string {
  // Parse the beginning only: parsing whole texts costs more than the query.
  const excerpt = shortened(html.slice(0, beginning));
  return excerpt.isCut || html.length <= beginning ? excerpt.text : shortened(html).text;
}

function shortened(html: string): { text: string; isCut: boolean } {
  const text = plainWords(html);
  if (text.length <= excerptLength) return { text, isCut: false };
  if (plainSigns.test(text.slice(0, excerptLength + 1))) {
    return { text: `${text.slice(0, excerptLength - 1).trimEnd()}…`, isCut: true };
  }
  // Stop early: the rest is never segmented.
  let kept = '';
  let letters = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (letters === excerptLength) return { text: `${kept.trimEnd()}…`, isCut: true };
    if (letters < excerptLength - 1) kept += segment;
    letters += 1;
  }
  return { text, isCut: false };
}

/** Whether any text is left without the tags. */
export function hasText(html: string): boolean {
  return excerptOf(html) !== '';
}

/** Blocks separate words. */
const spaced = (html: string) => html.replace(/<(?=\/?(?:p|br|li|h[1-6]|div|tr|td|th)\b)/gi, ' <');

/** sanitize-html escapes only these in text. */
function decodeEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
