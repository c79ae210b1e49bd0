import type { z } from 'zod';

/**
 * French messages for every schema error, installed with `z.config({ customError: frenchMessage
 * })`. A schema's own `error` text has priority.
 */
export const frenchMessage: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue.input)
        ? required
        : `Valeur invalide : ${typeNames[issue.expected] ?? 'autre type'} attendu.`;
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'invalid_format':
      return formats[issue.format] ?? 'Format invalide.';
    case 'invalid_value':
    case 'invalid_union':
      return isMissing(issue.input) ? required : 'Choisissez une des valeurs proposées.';
    case 'unrecognized_keys':
      return 'Champ inconnu.';
    default:
      return 'Valeur invalide.';
  }
};

const required = 'Ce champ est obligatoire.';
/** A form sends null for a choice that was not made. */
const isMissing = (input: unknown) => input === undefined || input === null;

const typeNames: Record<string, string> = {
  string: 'un texte est',
  number: 'un nombre est',
  int: 'un nombre entier est',
  boolean: 'vrai ou faux est',
  array: 'une liste est',
  object: 'un objet est',
};

const formats: Record<string, string> = {
  email: 'Cette adresse e-mail n’est pas valide.',
  date: 'Cette date n’est pas valide.',
  datetime: 'Cette date n’est pas valide.',
  url: 'Cette adresse web n’est pas valide.',
};

function tooSmall(origin: string, minimum: number): string {
  if (origin === 'string') {
    return minimum <= 1 ? required : `Au moins ${minimum} caractères.`;
  }
  if (origin === 'array') return `Au moins ${minimum} élément${minimum > 1 ? 's' : ''}.`;
  return `La valeur doit être au moins ${minimum}.`;
}

function tooBig(origin: string, maximum: number): string {
  if (origin === 'string') return `Au plus ${maximum} caractères.`;
  if (origin === 'array') return `Au plus ${maximum} élément${maximum > 1 ? 's' : ''}.`;
  return `La valeur doit être au plus ${maximum}.`;
}
