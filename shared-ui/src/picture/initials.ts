const hueCount = 6;

/** A name in parts: the family name cannot be found in the text. */
export interface PersonName {
  nom: string;
  prenoms: string;
}

export const textOf = (name: string | PersonName) =>
  typeof name === 'string' ? name : `${name.nom} ${name.prenoms}`;

/**
 * One or two initials, with accents: first given name and family name, without particles; first and
 * last word when the parts are unknown.
 */
export function initialsOf(name: string | PersonName): string {
  const words = typeof name === 'string' ? endsOf(wordsOf(name)) : partsOf(name);
  return words
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('fr');
}

const wordsOf = (text: string) => text.split(/[\s'’-]+/).filter((word) => /\p{L}/u.test(word));
const endsOf = (words: string[]) => [words[0], words.length > 1 ? words.at(-1) : undefined];

const particle = /^(d|de|da|do|dos|du|des)$/i;

function partsOf({ nom, prenoms }: PersonName) {
  const family = wordsOf(nom);
  return [wordsOf(prenoms)[0], family.find((word) => !particle.test(word)) ?? family[0]];
}

/** The same name always has the same colour. */
export function hueOf(name: string): number {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return hash % hueCount;
}
