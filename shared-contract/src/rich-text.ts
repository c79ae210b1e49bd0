/**
 * HTML allowed in news and opportunity descriptions: sanitized when written by the server, and when
 * shown by the browser.
 */
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

/** Allowed attributes by tag; no style, event handler or class. */
export const allowedAttributes = { a: ['href', 'rel', 'target'], th: ['scope'] } as const;
