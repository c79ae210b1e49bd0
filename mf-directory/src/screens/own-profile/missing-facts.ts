import { isJobSeeker, type Alumnus } from '@alumni/shared-contract';

/** A fact of the profile that can be added by itself. */
export type FactName =
  | 'telephone'
  | 'nationalite'
  | 'pays_residence'
  | 'ville'
  | 'profession_id'
  | 'employeur'
  | 'sexe'
  | 'biographie';
/** The photo has its own dialog, the study path its own form. */
export type MissingName = FactName | 'picture' | 'parcours';

export const factLabels: Record<MissingName, string> = {
  picture: 'Photo',
  telephone: 'Téléphone',
  pays_residence: 'Pays de résidence',
  ville: 'Ville',
  nationalite: 'Nationalité',
  profession_id: 'Profession',
  employeur: 'Employeur',
  sexe: 'Sexe',
  biographie: 'Biographie',
  parcours: 'Parcours',
};
const order = Object.keys(factLabels) as MissingName[];

/**
 * What the profile lacks, of what counts for its completion, and the city, by which others find the
 * person; a job seeker needs no employer.
 */
export function missingFacts(profile: Alumnus): MissingName[] {
  const has: Record<MissingName, boolean> = {
    picture: Boolean(profile.picture_url),
    telephone: Boolean(profile.telephone),
    pays_residence: Boolean(profile.pays_residence),
    ville: Boolean(profile.ville),
    nationalite: Boolean(profile.nationalite),
    profession_id: Boolean(profile.profession_id),
    employeur: Boolean(profile.employeur) || isJobSeeker(profile.profession?.name ?? ''),
    sexe: Boolean(profile.sexe),
    biographie: Boolean(profile.biographie),
    parcours: profile.parcours.length > 0,
  };
  return order.filter((name) => !has[name]);
}
