/** What news and opportunity descriptions may hold; the server's list is the same. */
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
] as const;

export const allowedAttributes = ['href', 'title', 'rel'] as const;
