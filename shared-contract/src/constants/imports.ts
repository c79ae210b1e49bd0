/**
 * States of an import: `mapped` while the dry run works; `failed` when the file cannot be read, or
 * nothing was imported.
 */
export const importStates = [
  ...(['reading', 'read', 'mapped', 'checked', 'applying', 'applied'] as const),
  ...(['undoing', 'undone', 'failed'] as const),
] as const;
export type ImportStateName = (typeof importStates)[number];
/** What becomes of a row: a new person, a person completed, nothing, or refused. */
export const importOutcomes = ['create', 'complete', 'skip', 'refused'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];
/** What becomes of a row about a person who is in the directory already. */
export const duplicateChoices = ['skip', 'complete', 'create'] as const;
export type DuplicateChoice = (typeof duplicateChoices)[number];
/** What a column of the file can hold, with its French name. */
export const importFields = {
  nom: 'Nom',
  prenoms: 'Prénoms',
  email: 'E-mail',
  telephone: 'Téléphone',
  sexe: 'Sexe',
  nationalite: 'Nationalité',
  pays_residence: 'Pays de résidence',
  ville: 'Ville',
  profession: 'Profession',
  employeur: 'Employeur',
  campus: 'Campus',
  last_grade: 'Dernier diplôme',
  last_grade_year: 'Année de sortie',
} as const;
export type ImportField = keyof typeof importFields;
export const importFieldNames = Object.keys(importFields) as [ImportField, ...ImportField[]];
/** Most rows of one file. */
export const mostImportRows = 25_000;
