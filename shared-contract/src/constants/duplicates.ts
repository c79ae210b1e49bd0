/** Why two people may be one: the same number, the same words as a name, or almost the same name. */
export const duplicateReasons = ['phone', 'words', 'name'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];
/** Fields that a merge may take from the person who is removed; `parcours` adds missing rows. */
export const mergeFields = [
  ...(['nom', 'prenoms', 'telephone', 'nationalite', 'pays_residence', 'ville'] as const),
  ...([
    'profession',
    'employeur',
    'sexe',
    'birth_date',
    'marital_status',
    'biographie',
    'picture',
  ] as const),
  ...(['last_grade', 'parcours'] as const),
] as const;
export type MergeField = (typeof mergeFields)[number];
/** Their French names. */
export const mergeFieldLabels: Record<MergeField, string> = {
  nom: 'Nom',
  prenoms: 'Prénoms',
  telephone: 'Téléphone',
  nationalite: 'Nationalité',
  pays_residence: 'Pays de résidence',
  ville: 'Ville',
  profession: 'Profession',
  employeur: 'Employeur',
  sexe: 'Sexe',
  birth_date: 'Date de naissance',
  marital_status: 'Situation matrimoniale',
  biographie: 'Biographie',
  picture: 'Photo',
  last_grade: 'Dernier diplôme',
  parcours: 'Parcours',
};
