import type { SeededRandom } from '../seeded-random';
import { afroBrazilian, fon, yoruba } from './names/benin';
import type { Community } from './names/community';
import { fang, myene, punu } from './names/gabon';
import { akan, mossi, sahel } from './names/neighbours';
import { ewe, kabye, mina } from './names/togo';

export interface Origin {
  community: Community;
  campus: string;
  nationality: string;
  residence: string;
}

type Weights<T> = readonly (readonly [T, number])[];

const campuses: Weights<string> = [
  ['Togo', 46],
  ['Bénin', 34],
  ['Gabon', 20],
];

/** Where people study: mostly in the countries around the campus. */
const communities: Record<string, Weights<Community>> = {
  Togo: [
    [ewe, 48],
    [mina, 16],
    [kabye, 18],
    [fon, 5],
    [yoruba, 2],
    [mossi, 4],
    [akan, 3],
    [sahel, 4],
  ],
  Bénin: [
    [fon, 50],
    [yoruba, 19],
    [afroBrazilian, 14],
    [mina, 4],
    [ewe, 3],
    [mossi, 3],
    [sahel, 5],
    [akan, 2],
  ],
  Gabon: [
    [fang, 44],
    [punu, 26],
    [myene, 18],
    [fon, 4],
    [ewe, 3],
    [akan, 2],
    [sahel, 3],
  ],
};

const abroad: Weights<string> = [
  ['France', 40],
  ['Canada', 15],
  ["Côte d'Ivoire", 12],
  ['Sénégal', 10],
  ['Belgique', 5],
  ['États-Unis', 5],
  ['Ghana', 4],
  ['Burkina Faso', 4],
  ['Maroc', 3],
  ['Allemagne', 2],
];

export function drawOrigin(random: SeededRandom): Origin {
  const campus = random.weighted(campuses);
  const community = random.weighted(communities[campus] ?? []);
  const nationality = random.chance(0.96) ? community.country : campus;
  return { community, campus, nationality, residence: residenceOf(random, campus, nationality) };
}

function residenceOf(random: SeededRandom, campus: string, nationality: string): string {
  if (random.chance(0.19)) return random.weighted(abroad);
  return random.chance(0.12) ? nationality : campus;
}
