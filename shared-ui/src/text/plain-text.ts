import { parseInert } from './parse-inert';

/** Text of an HTML string, blocks separated by a space. Runs no script and loads no resource. */
export function plainText(html: string): string {
  const spaced = html.replace(/<(\/(p|div|li|h[1-6]|blockquote|ul|ol)|br\s*\/?)>/gi, ' $&');
  const body = parseInert(spaced);
  for (const hidden of body.querySelectorAll('script, style, template')) hidden.remove();
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
