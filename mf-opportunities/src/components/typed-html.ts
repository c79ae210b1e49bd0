import { parseInert } from '@alumni/shared-ui/text';

const anyTag = /<\/?[a-z][^>]*>/i;
const onlyParagraphs = /^(?:<p>(?:(?!<(?!br\s*\/?>|\/p>)).)*<\/p>\s*)*$/is;

/** Typed text as HTML: plain text becomes paragraphs, HTML stays unchanged. */
export function htmlOf(typed: string): string {
  const text = typed.trim();
  if (text === '' || anyTag.test(text)) return text;
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escaped(paragraph.trim()).replace(/\n/g, '<br>')}</p>`)
    .join('');
}

/** Text for editing: paragraphs and line breaks as plain text, richer HTML as HTML. */
export function typedOf(html: string): string {
  if (!onlyParagraphs.test(html.trim())) return html;
  const spaced = html.replace(/<br\s*\/?>\s*/gi, '\n').replace(/<\/p>\s*/gi, '\n\n');
  return (parseInert(spaced).textContent ?? '').trim();
}

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
