import type { SeededRandom } from '../seeded-random';

/** Fictional employers: a place or a plant of the coast, and a trade. */
const roots = [
  'Mono',
  'Zio',
  'Ouémé',
  'Ogooué',
  'Komo',
  'Kara',
  'Atacora',
  'Estuaire',
  'Lagune',
  'Cauri',
  'Baobab',
  'Iroko',
  'Okoumé',
  'Karité',
  'Palmier',
  'Harmattan',
  'Alizé',
  'Horizon',
  'Soleil levant',
  'Tamarin',
] as const;
const trades = [
  'Conseil',
  'Logistique',
  'Assurances',
  'Banque',
  'Microfinance',
  'Télécoms',
  'Numérique',
  'Énergie',
  'Bâtiment',
  'Transit',
  'Agro-industrie',
  'Santé',
  'Distribution',
  'Communication',
  'Hôtellerie',
  'Audit & Associés',
  'Immobilier',
  'Data',
  'Mines',
  'Formation',
] as const;
const houses = ['Cabinet', 'Établissements', 'Ateliers', 'Maison', 'Studio'] as const;

export const drawEmployer = (random: SeededRandom): string =>
  `${random.pick(roots)} ${random.pick(trades)}`;

/** The company that an entrepreneur founded. */
export const drawOwnHouse = (random: SeededRandom, nom: string): string =>
  random.chance(0.6)
    ? `${random.pick(houses)} ${nom.replace(/ épouse .*/, '')}`
    : drawEmployer(random);
