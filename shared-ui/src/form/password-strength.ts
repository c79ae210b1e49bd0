import { passwordLength } from '@alumni/shared-contract';

export type Strength = 0 | 1 | 2 | 3 | 4;

/** 0 when the server would refuse it; else by the bits of its length and kinds of characters. */
export function passwordStrength(password: string): Strength {
  const letters = [...password];
  const acceptable =
    letters.length >= passwordLength.min && /\p{L}/u.test(password) && /\p{Nd}/u.test(password);
  if (!acceptable) return 0;
  const bits = new Set(letters).size * Math.log2(alphabetOf(password)) * repeatFactor(letters);
  if (bits < 40) return 1;
  if (bits < 55) return 2;
  return bits < 75 ? 3 : 4;
}

function alphabetOf(password: string): number {
  const kinds: [RegExp, number][] = [
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\p{Nd}/u, 10],
    [/[^\p{L}\p{Nd}]/u, 30],
  ];
  return kinds.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0);
}

/** '12345' and 'abcde' are one idea, not five. */
function repeatFactor(letters: readonly string[]): number {
  const runs = letters.filter((letter, index) => {
    const before = letters[index - 1]?.codePointAt(0) ?? -9;
    return Math.abs((letter.codePointAt(0) ?? 0) - before) <= 1;
  });
  return 1 - runs.length / letters.length / 1.5;
}
