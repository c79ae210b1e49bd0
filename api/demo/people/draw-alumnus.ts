import { isJobSeeker } from '@alumni/shared-contract';
import type { SeededRandom } from '../seeded-random';
import { drawBiography } from './biography';
import { drawPhone } from './contact';
import { drawEmployer, drawOwnHouse } from './employers';
import { drawName } from './name-of';
import { drawOrigin } from './origin';
import type { DemoPerson, DemoReferent } from './person';
import { drawAccountState, type AccountState } from './account-state';
import { drawPaths } from './studies';

interface DrawContext {
  random: SeededRandom;
  addressOf: (nom: string, prenoms: string) => string;
  today: Date;
}

/** One alumnus: origin, name, studies, then the work that follows from them. */
export function drawAlumnus(
  { random, addressOf, today }: DrawContext,
  state: AccountState,
): DemoPerson {
  const origin = drawOrigin(random);
  const sexe = random.chance(0.46) ? 'F' : 'M';
  const name = drawName(random, origin.community, sexe);
  const paths = drawPaths(random, origin.campus, today.getUTCFullYear());
  const first = paths[0]!;
  const latest = paths.at(-1)!;
  const profession = drawProfession(random, latest.success === 0);
  const employeur = employerOf(random, profession, name.nom);
  const life = {
    ...latest,
    sexe,
    employeur,
    profession,
    residence: origin.residence,
    isGraduate: latest.success === 1,
    yearsSince: today.getUTCFullYear() - latest.end,
  } as const;
  return {
    profile: 1,
    ...name,
    sexe,
    email: addressOf(name.nom, name.prenoms),
    telephone: random.chance(0.95) ? drawPhone(random, origin.residence) : null,
    nationalite: origin.nationality,
    residence: origin.residence,
    profession,
    employeur,
    biographie: random.chance(0.36) ? drawBiography(random, life) : null,
    birthDate: birthDate(random, first.start),
    maritalStatus: random.chance(today.getUTCFullYear() - first.start > 12 ? 0.72 : 0.12)
      ? 'Marié'
      : 'Célibataire',
    campuses: [...new Set(paths.map((path) => path.campus))],
    paths,
    referents: state.needsReferents
      ? [0, 1, 2].map(() => drawReferent({ random, addressOf, today }))
      : [],
    ...drawAccountState(random, state),
  };
}

function drawProfession(random: SeededRandom, isStudying: boolean): string | null {
  if (isStudying) return random.chance(0.7) ? "Chercheur d'emploi" : null;
  return random.weighted([
    ["Cadre d'entreprises", 60],
    ['Entrepreneur', 24],
    ["Chercheur d'emploi", 12],
    [null, 4],
  ]);
}

function employerOf(random: SeededRandom, profession: string | null, nom: string): string | null {
  if (!profession || isJobSeeker(profession) || random.chance(0.06)) return null;
  return profession === 'Entrepreneur' ? drawOwnHouse(random, nom) : drawEmployer(random);
}

/** Eighteen to twenty-one years before the first academic year. */
function birthDate(random: SeededRandom, start: number): string {
  const year = start - random.int(18, 21);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`;
}

/** A classmate, as typed on the page finish_register. */
function drawReferent({ random, addressOf }: DrawContext): DemoReferent {
  const origin = drawOrigin(random);
  const { nom, prenoms } = drawName(random, origin.community, random.chance(0.5) ? 'F' : 'M');
  return {
    name: `${nom} ${prenoms}`,
    email: random.chance(0.6) ? addressOf(nom, prenoms) : null,
    phone: drawPhone(random, origin.campus),
  };
}
