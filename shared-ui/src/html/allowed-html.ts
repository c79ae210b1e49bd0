/** What news and opportunity descriptions may hold; the same list as the API's `rich-text.ts`. */
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

export const allowedAttributes = ['href', 'rel', 'target', 'scope'] as const;
