import { isAllowedPassword, passwordLength } from '@alumni/shared-contract';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as french, translations } from '@zxcvbn-ts/language-fr';

const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...french },
  graphs: adjacencyGraphs,
  translations,
  maxLength: passwordLength.max,
});

export interface Strength {
  /** 0 (weakest) to 4. */
  score: number;
  word: string;
  /** Why it is weak; the description's rule is shown beside the field. */
  advice?: string | null | undefined;
}

/** Estimates how hard a password is to guess, with common passwords and French words. */
export function strengthOf(password: string): Strength {
  if (!isAllowedPassword(password)) return { score: 0, word: 'Insuffisant' };
  const { score, feedback, sequence } = estimator.check(password);
  const isCommon = sequence.some(
    (part) =>
      'dictionaryName' in part &&
      part.dictionaryName === 'passwords-common' &&
      part.token.length * 2 >= password.length,
  );
  const advice = isCommon ? tooCommon : (feedback.warning ?? feedback.suggestions[0]);
  return { score, word: words[score], advice };
}

const tooCommon = 'Ce mot de passe est courant : il est parmi les premiers essayés.';

const words = ['Très faible', 'Faible', 'Moyen', 'Bon', 'Très bon'] as const;
