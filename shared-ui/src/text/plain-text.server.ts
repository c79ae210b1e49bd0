import sanitizeHtml from 'sanitize-html';

/** `plainText` without a DOM. */
export function plainText(html: string): string {
  const spaced = html.replace(/<(\/(p|div|li|h[1-6]|blockquote|ul|ol)|br\s*\/?)>/gi, ' $&');
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} });
  return decode(text).replace(/\s+/g, ' ').trim();
}

/** The only characters that sanitize-html writes as entities. */
function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
