const segmenter = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** The first `length` graphemes followed by '…', or the whole text if it is not longer. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const graphemes: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    if (graphemes.length === length) return `${graphemes.join('').trimEnd()}…`;
    graphemes.push(segment);
  }
  return text;
}
