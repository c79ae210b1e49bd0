export const hueCount = 6;

/** One or two letters: of the first and the last word, accents kept. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s'’-]+/).filter((word) => /\p{L}/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('fr');
}

/** The same name has the same colour everywhere. */
export function hueOf(name: string): number {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return hash % hueCount;
}
