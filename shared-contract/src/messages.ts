import type { z } from 'zod';

/**
 * French messages for every refusal of a schema: the API installs it with
 * `z.config({ customError: frenchMessage })`. A schema's own `error` text wins over it.
 */
export const frenchMessage: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'Ce champ est obligatoire.'
        : `Valeur invalide : ${typeNames[issue.expected] ?? 'autre type'} attendu.`;
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'invalid_format':
      return formats[issue.format] ?? 'Format invalide.';
    case 'invalid_value':
      return 'Choisissez une des valeurs proposées.';
    case 'unrecognized_keys':
      return 'Champ inconnu.';
    default:
      return 'Valeur invalide.';
  }
};

const typeNames: Record<string, string> = {
  string: 'un texte est',
  number: 'un nombre est',
  int: 'un nombre entier est',
  boolean: 'vrai ou faux est',
  array: 'une liste est',
  object: 'un objet est',
};

const formats: Record<string, string> = {
  email: "Cette adresse e-mail n'est pas valide.",
  date: "Cette date n'est pas valide.",
  datetime: "Cette date n'est pas valide.",
  url: "Cette adresse web n'est pas valide.",
};

function tooSmall(origin: string, minimum: number): string {
  if (origin === 'string') {
    return minimum <= 1 ? 'Ce champ est obligatoire.' : `Au moins ${minimum} caractères.`;
  }
  if (origin === 'array') return `Au moins ${minimum} élément${minimum > 1 ? 's' : ''}.`;
  return `La valeur doit être au moins ${minimum}.`;
}

function tooBig(origin: string, maximum: number): string {
  if (origin === 'string') return `Au plus ${maximum} caractères.`;
  if (origin === 'array') return `Au plus ${maximum} élément${maximum > 1 ? 's' : ''}.`;
  return `La valeur doit être au plus ${maximum}.`;
}
