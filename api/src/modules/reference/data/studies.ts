const BTS = 'BTS';
const DUT = 'DUT';
const LICENCE = 'Licence';
const MASTER = 'Master';
const ENGINEER = "Diplôme d'ingénieur";
const MBA = 'MBA';
const DOCTORATE = 'Doctorat';

/** The diplomas, from the shortest to the longest. */
export const diplomas = [BTS, DUT, LICENCE, MASTER, ENGINEER, MBA, DOCTORATE] as const;
export type Diploma = (typeof diplomas)[number];

export const campuses = ['Bénin', 'Gabon', 'Togo'] as const;

/** Each field with the diplomas that offer it. */
export const fields: Record<string, readonly Diploma[]> = {
  Droit: [LICENCE, MASTER, DOCTORATE],
  'Droit des affaires': [LICENCE, MASTER],
  Comptabilité: [BTS, LICENCE, MASTER],
  Finance: [LICENCE, MASTER, MBA, DOCTORATE],
  'Audit et contrôle de gestion': [LICENCE, MASTER, MBA],
  'Banque et microfinance': [BTS, LICENCE, MASTER],
  Assurance: [BTS, LICENCE, MASTER],
  'Gestion des ressources humaines': [LICENCE, MASTER, MBA],
  'Marketing et communication': [BTS, LICENCE, MASTER, MBA],
  'Commerce international': [BTS, LICENCE, MASTER],
  'Transport et logistique': [BTS, LICENCE, MASTER],
  'Secrétariat de direction': [BTS],
  'Tourisme et hôtellerie': [BTS, LICENCE],
  'Gestion de projet': [LICENCE, MASTER, MBA],
  Entrepreneuriat: [LICENCE, MASTER, MBA],
  'Informatique de gestion': [BTS, DUT, LICENCE],
  'Génie logiciel': [DUT, LICENCE, MASTER, ENGINEER],
  'Réseaux et télécommunications': [BTS, DUT, LICENCE, MASTER, ENGINEER],
  'Sécurité informatique': [LICENCE, MASTER, ENGINEER],
  'Science des données': [LICENCE, MASTER, ENGINEER, DOCTORATE],
  'Électronique et électrotechnique': [BTS, DUT, LICENCE, ENGINEER],
  'Génie civil': [BTS, DUT, LICENCE, ENGINEER],
};

/** The fields that a diploma offers. */
export const fieldsOf = (diploma: Diploma): string[] =>
  Object.entries(fields)
    .filter(([, offeredBy]) => offeredBy.includes(diploma))
    .map(([name]) => name);
