import { importFieldNames, type ImportColumns, type ImportField } from '@alumni/shared-contract';
import { plainLetters } from '../../platform/plain-letters';

/** Heads that schools use, without accents, case and punctuation. */
const words: Record<ImportField, string[]> = {
  nom: ['nom', 'nom de famille', 'noms', 'lastname', 'last name', 'surname'],
  prenoms: ['prenoms', 'prenom', 'prenom s', 'firstname', 'first name'],
  email: ['email', 'e mail', 'mail', 'courriel', 'adresse email', 'adresse e mail', 'adresse mail'],
  telephone: ['telephone', 'tel', 'portable', 'mobile', 'numero', 'contact', 'phone', 'whatsapp'],
  sexe: ['sexe', 'genre', 'civilite'],
  nationalite: ['nationalite', 'pays d origine'],
  pays_residence: ['pays de residence', 'pays', 'residence', 'pays residence'],
  ville: ['ville', 'ville de residence', 'localite', 'city'],
  profession: ['profession', 'categorie', 'situation', 'metier'],
  employeur: ['employeur', 'entreprise', 'societe', 'structure'],
  campus: ['campus', 'site', 'esgis', 'ecole', 'centre'],
  last_grade: ['dernier diplome', 'diplome', 'niveau', 'grade'],
  last_grade_year: [
    'annee de sortie',
    'annee du dernier diplome',
    'annee du diplome',
    'promotion',
    'promo',
    'annee',
    'annee d obtention',
  ],
};

/** Column of each field, by its head; a column serves once. */
export function guessColumns(headers: readonly string[]): ImportColumns {
  const folded = headers.map(fold);
  const columns: ImportColumns = {};
  const taken = new Set<number>();
  for (const field of importFieldNames) {
    const index = folded.findIndex((head, at) => !taken.has(at) && words[field].includes(head));
    if (index === -1) continue;
    columns[field] = index;
    taken.add(index);
  }
  return columns;
}

/** 'Prénom(s)' is 'prenom s'. */
export const fold = (text: string): string =>
  plainLetters(text)
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
