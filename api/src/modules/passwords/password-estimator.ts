import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as french, translations } from '@zxcvbn-ts/language-fr';
import { plainLetters } from '../../platform/plain-letters';

/**
 * Dictionaries of common passwords and French words: about 17 MB of heap. Import this module when
 * first needed only.
 */
const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...french },
  graphs: adjacencyGraphs,
  translations,
  // A repetition of 128 characters takes 0.3 s; the first 64 are enough for the highest score.
  maxLength: 64,
});

/** Smallest length of a known word: a shorter one is in many words by chance. */
const shortestWord = 3;

export interface Estimate {
  /** 0 (weakest) to 4, as zxcvbn counts. */
  score: number;
  /** Whether the password contains known words, which count for nothing. */
  hasKnownWords: boolean;
  /** Why it is weak, in French. */
  warning: string | null;
}

/** @param known words that an attacker tries first: names, parts of the address */
export function estimate(password: string, known: string[]): Estimate {
  const plain = plainLetters(password);
  const words = known.map(plainLetters).filter(({ length }) => length >= shortestWord);
  const rest = words
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, word) => text.replaceAll(word, ''), plain);
  const whole = estimator.check(password, words);
  const hasKnownWords = rest !== plain;
  const score = hasKnownWords ? Math.min(whole.score, estimator.check(rest).score) : whole.score;
  return { score, hasKnownWords, warning: whole.feedback.warning };
}
