import type { SeededRandom } from '../seeded-random';

interface CareerFacts {
  sexe: 'M' | 'F';
  field: string;
  diploma: string;
  campus: string;
  end: number;
  /** Whether the last diploma was obtained. */
  isGraduate: boolean;
  yearsSince: number;
  employeur: string | null;
  profession: string | null;
  residence: string;
}

const campusTown: Record<string, string> = { Togo: 'Lomé', Bénin: 'Cotonou', Gabon: 'Libreville' };
/** "au Togo", "en France", "aux États-Unis". */
const at: Record<string, string> = {
  Togo: 'au Togo',
  Bénin: 'au Bénin',
  Gabon: 'au Gabon',
  Sénégal: 'au Sénégal',
  Canada: 'au Canada',
  Ghana: 'au Ghana',
  Niger: 'au Niger',
  Maroc: 'au Maroc',
  'Burkina Faso': 'au Burkina Faso',
  'États-Unis': 'aux États-Unis',
};
const place = (country: string) => at[country] ?? `en ${country}`;

/** Two or three sentences in the first person. */
export function drawBiography(random: SeededRandom, life: CareerFacts): string {
  if (!life.isGraduate) return random.pick(students)(life);
  return [random.pick(beginnings)(life), working(random, life), random.pick(endings)(life)]
    .filter(Boolean)
    .join(' ');
}

const isWoman = (life: CareerFacts) => life.sexe === 'F';
const e = (life: CareerFacts) => (isWoman(life) ? 'e' : '');
const town = (life: CareerFacts) => campusTown[life.campus] ?? life.campus;

const beginnings: ((life: CareerFacts) => string)[] = [
  (life) => `Promotion ${life.end} du campus de ${town(life)}, filière ${life.field}.`,
  (life) =>
    `Diplômé${e(life)} en ${life.end} (${life.field}), j'ai gardé de ${town(life)} le goût du travail en équipe.`,
  (life) =>
    `Arrivé${e(life)} sur le campus de ${town(life)} un peu par hasard, j'en suis sorti${e(life)} avec un diplôme et des amis pour la vie.`,
  (life) =>
    `${life.diploma}, ${life.field}, ${life.end} : trois mots, et beaucoup de nuits passées à la bibliothèque de ${town(life)}.`,
  (life) =>
    `Je fais partie de la promotion ${life.end}, celle qui a planté les manguiers de la cour.`,
  (life) =>
    `Après ${life.field} au campus de ${town(life)}, j'ai voulu voir comment les choses se passent sur le terrain.`,
];

function working(random: SeededRandom, life: CareerFacts): string {
  if (life.profession === 'Entrepreneur') {
    return random.pick([
      `J'ai fondé ${life.employeur ?? 'mon entreprise'} ${place(life.residence)} et j'y emploie aujourd'hui ${random.int(2, 24)} personnes.`,
      `J'entreprends ${place(life.residence)} depuis ${seniority(random, life)} : on apprend plus des mois difficiles que des autres.`,
      `Mon activité, ${life.employeur ?? 'encore jeune'}, est née d'un projet de fin d'études que mes professeurs trouvaient trop ambitieux.`,
    ]);
  }
  if (life.profession === "Chercheur d'emploi") {
    return random.pick([
      `Je cherche un premier poste ${place(life.residence)} et je suis ouvert${e(life)} à un stage de qualité.`,
      `Entre deux contrats, je donne des cours de soutien et je reste disponible pour une mission ${place(life.residence)}.`,
    ]);
  }
  return random.pick([
    `Je travaille ${place(life.residence)}${life.employeur ? `, chez ${life.employeur}` : ''}, dans une équipe où l'on parle quatre langues.`,
    `${life.employeur ? `${life.employeur} m'a confié` : "On m'a confié"} un service de ${random.int(3, 18)} personnes ; je recrute volontiers des anciens.`,
    `Depuis ${seniority(random, life)} ${place(life.residence)}, j'accompagne des projets qui durent plus longtemps que les modes.`,
  ]);
}

const seniority = (random: SeededRandom, { yearsSince }: CareerFacts) =>
  yearsSince < 2 ? 'quelques mois' : `${random.int(2, Math.min(yearsSince, 20))} ans`;

const students: ((life: CareerFacts) => string)[] = [
  (life) =>
    `En ${life.diploma}, filière ${life.field}, sur le campus de ${town(life)}. Je cherche des anciens qui veuillent bien répondre à mes questions.`,
  (life) =>
    `Encore un pied à ${town(life)} (${life.field}), l'autre déjà dans la vie active : j'apprends des deux côtés.`,
];

const endings: ((life: CareerFacts) => string)[] = [
  () => 'Je relis avec plaisir les CV des plus jeunes.',
  () => "N'hésitez pas à m'écrire si vous préparez un entretien.",
  (life) => `Toujours partant${e(life)} pour une rencontre d'anciens.`,
  () => 'Le dimanche, on me trouve au bord de la lagune ou dans un livre.',
  () => 'Je crois au mentorat : quelqu’un m’a ouvert une porte, je tiens la mienne ouverte.',
  () => '',
];
