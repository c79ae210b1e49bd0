/**
 * Latin letters and punctuation without combining marks: each character is a grapheme. Intl's
 * segmenter, needed for other text, takes 80 ms to load on a slow phone.
 */
const plainLatin = /^[\n\u0020-\u02FF\u2010-\u2027\u202F\u20AC]*$/;

let segmenter: Intl.Segmenter | undefined;

/** The first `length` graphemes followed by '…', or the whole text if it is not longer. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  if (plainLatin.test(text)) return `${text.slice(0, length).trimEnd()}…`;
  segmenter ??= new Intl.Segmenter('fr', { granularity: 'grapheme' });
  const graphemes: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    if (graphemes.length === length) return `${graphemes.join('').trimEnd()}…`;
    graphemes.push(segment);
  }
  return text;
}
