import { allowedAttributes, allowedTags } from '@alumni/shared-contract';
import sanitizeHtml from 'sanitize-html';

/** What an editor may write: text, lists, links. No style, no picture, no script (rule 19). */
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

/** HTML that is safe to keep and to show. */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, options).trim();
}

/** The words of an HTML text, all of them. */
export function plainWords(html: string): string {
  return decodeEntities(sanitizeHtml(spaced(html), textOnly))
    .replace(/\s+/gu, ' ')
    .trim();
}

const excerptLength = 200;
const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });
/** Signs of European languages, each a grapheme by itself: no need to ask where one ends. */
const plainSigns = /^[\x20-\u02ff\u2010-\u2026\u20ac]*$/u;
const textOnly: sanitizeHtml.IOptions = {
  allowedTags: [],
  allowedAttributes: {},
};

/** What nearly always holds an excerpt, its tags included. */
const beginning = 4_000;

/** The words of an HTML text, at most 200 graphemes, for lists. */
export function excerptOf(html: string): string {
  // A list of long texts is not read to their ends: parsing one costs more than all of its query.
  const excerpt = shortened(html.slice(0, beginning));
  return excerpt.isCut || html.length <= beginning ? excerpt.text : shortened(html).text;
}

function shortened(html: string): { text: string; isCut: boolean } {
  const text = plainWords(html);
  if (text.length <= excerptLength) return { text, isCut: false };
  if (plainSigns.test(text.slice(0, excerptLength + 1))) {
    return { text: `${text.slice(0, excerptLength - 1).trimEnd()}…`, isCut: true };
  }
  // Cut while reading: the rest of a long text is never segmented.
  let kept = '';
  let letters = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (letters === excerptLength) return { text: `${kept.trimEnd()}…`, isCut: true };
    if (letters < excerptLength - 1) kept += segment;
    letters += 1;
  }
  return { text, isCut: false };
}

/** Whether anything is left to read once the tags are gone. */
export function hasText(html: string): boolean {
  return excerptOf(html) !== '';
}

/** Blocks are words apart. */
const spaced = (html: string) => html.replace(/<(?=\/?(?:p|br|li|h[1-6]|div|tr|td|th)\b)/gi, ' <');

/** sanitize-html escapes these, and only these, in text. */
function decodeEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
