import type { StudentsQuery } from '@alumni/shared-contract';

/** A person as inserted, before the product computes anything. */
export interface RawPerson {
  id: number;
  nom: string;
  prenoms: string;
  paysResidence: string | null;
  ville: string | null;
  nationalite: string | null;
  sexe: 'M' | 'F' | null;
  professionId: number | null;
  employeur: string | null;
  declaredLastGrade: string | null;
  declaredLastGradeYear: number | null;
  approved: 0 | 1;
  certified: 0 | 1;
  isActivate: 0 | 1;
  hasLeft: boolean;
  chosen: number[];
  paths: {
    idEsgis: number;
    idFiliere: number;
    diploma: string;
    startYear: number;
    endYear: number;
    success: 0 | 1;
  }[];
}

export interface References {
  campuses: Map<number, string>;
  fields: Map<number, string>;
  professions: Map<number, string>;
}

/** Letters without a Unicode decomposition. */
const letters: Record<string, string> = { ɔ: 'o', ɛ: 'e', ɖ: 'd', ŋ: 'n', œ: 'oe', æ: 'ae' };

/** Removes accents, case, apostrophes and hyphens. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ɔɛɖŋœæ]/g, (letter) => letters[letter] ?? letter)
    .replace(/['’‘ʼ`´‐‑–-]/g, '');

/**
 * A second implementation of the directory's rules (rule 16), one person at a time and
 * without SQL: the expected result of a search, in its order.
 */
export function naiveSearch(
  people: RawPerson[],
  asked: Partial<StudentsQuery>,
  known: References,
): number[] {
  return people
    .filter((person) => !person.hasLeft && matches(person, asked, known))
    .sort((one, other) => compare(sortKey(one), sortKey(other)) || one.id - other.id)
    .map(({ id }) => id);
}

const sortKey = ({ nom, prenoms }: RawPerson) => folded(`${nom} ${prenoms}`);
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function matches(person: RawPerson, asked: Partial<StudentsQuery>, known: References): boolean {
  const { paths, chosen } = person;
  const latest = paths
    .filter(({ success }) => success === 1)
    .reduce<RawPerson['paths'][number] | null>(
      (best, path) => (best && best.endYear >= path.endYear ? best : path),
      null,
    );
  const grade = latest ? latest.diploma : person.declaredLastGrade;
  const lastYear = latest ? latest.endYear : person.declaredLastGradeYear;
  const firstYear = paths.length ? Math.min(...paths.map(({ startYear }) => startYear)) : null;
  const campuses = [...chosen, ...paths.map(({ idEsgis }) => idEsgis)];
  const fields = paths.map(({ idFiliere }) => idFiliere);
  const given = <T>(value: T | undefined, holds: (value: T) => boolean) =>
    value === undefined || value === '' || holds(value);
  return (
    given(asked.search, (text) => nameHolds(person, text)) &&
    given(asked.esgis, (value) =>
      idsOf(known.campuses, value).some((id) => campuses.includes(id)),
    ) &&
    given(asked.filiere, (value) => idsOf(known.fields, value).some((id) => fields.includes(id))) &&
    given(asked.profession, (value) =>
      idsOf(known.professions, value).some((id) => id === person.professionId),
    ) &&
    given(asked.pays_residence, (value) => person.paysResidence === value) &&
    given(asked.ville, (value) => folded(person.ville ?? '\n') === folded(value)) &&
    given(asked.nationalite, (value) => person.nationalite === value) &&
    given(asked.first_year, (value) => firstYear !== null && firstYear >= value) &&
    given(asked.last_grade_year, (value) => lastYear !== null && lastYear <= value) &&
    given(asked.sexe, (value) => person.sexe === value) &&
    given(asked.last_grade, (value) => grade === value) &&
    given(asked.employeur, (value) => folded(person.employeur ?? '\n').includes(folded(value))) &&
    given(asked.approved, (value) => person.approved === value) &&
    given(asked.certified, (value) => person.certified === value) &&
    given(asked.is_activate, (value) => person.isActivate === value)
  );
}

/** An id, or a name: an exact match first, then a substring. */
function idsOf(names: Map<number, string>, value: string): number[] {
  if (/^\d+$/.test(value)) return [Number(value)];
  const entries = [...names].map(([id, name]) => [id, folded(name)] as const);
  const whole = entries.filter(([, name]) => name === folded(value));
  const found = whole.length ? whole : entries.filter(([, name]) => name.includes(folded(value)));
  return found.map(([id]) => id);
}

/** Each word in any order, whole or in part; one or two letters match the start of a name. */
function nameHolds({ nom, prenoms }: RawPerson, text: string): boolean {
  const names = `${folded(nom)} ${folded(prenoms)}`.split(' ');
  const holds = (part: string) =>
    part.length > 2
      ? names.some((name) => name.includes(folded(part)))
      : names.some((name) => name.startsWith(folded(part)));
  return text.split(/\s+/).every((word) => {
    const parts = word.split(/['’‘ʼ`´‐‑–-]/).filter(Boolean);
    return holds(parts.join('')) || parts.every(holds);
  });
}
