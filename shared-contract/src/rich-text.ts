/** What news and opportunity descriptions may hold: the server cleans them when written, the browser again when shown. */
export const allowedTags = [
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'a',
  'hr',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

/** Attributes by tag; no style, no event, no class. */
export const allowedAttributes = { a: ['href', 'rel', 'target'], th: ['scope'] } as const;
