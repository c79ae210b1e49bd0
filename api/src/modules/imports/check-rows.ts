import {
  importFields,
  lastGrades,
  StudentInput,
  type ImportColumns,
  type ImportField,
} from '@alumni/shared-contract';
import { countries } from '@alumni/shared-contract/countries';
import type { DbOrTx } from '../../platform/db/open-database';
import {
  alumniCategories,
  campuses,
  type ImportFault,
  type ImportValues,
} from '../../platform/db/schema';
import { toE164 } from '../alumni/phone';
import { phoneRefused } from '../auth/profile-checks';
import { fold } from './guess-columns';

/** A row of the file as read. */
export interface RawRow {
  number: number;
  cells: string[];
}
export interface CheckedRow {
  number: number;
  values: ImportValues | null;
  faults: ImportFault[];
}

const sexes = new Map([
  ...['m', 'homme', 'h', 'masculin', 'm.', 'monsieur', 'mr'].map((word) => [word, 'M'] as const),
  ...['f', 'femme', 'feminin', 'mme', 'mlle', 'madame'].map((word) => [word, 'F'] as const),
]);
const countryOf = new Map(countries.map(({ nom_fr_fr: name }) => [fold(name), name]));
const gradeOf = new Map(lastGrades.map((grade) => [fold(grade), grade]));
const firstYear = 1994;

/** Reads the references once, and checks rows against them. */
export async function createChecker(db: DbOrTx, columns: ImportColumns) {
  const campusOf = new Map(
    (await db.select().from(campuses)).map(({ id, pays }) => [fold(pays), { id, pays }]),
  );
  const professionOf = new Map(
    (await db.select().from(alumniCategories)).map(({ id, name }) => [fold(name), id]),
  );
  const seen = new Map<string, number>();

  return function check({ number, cells }: RawRow): CheckedRow {
    const faults: ImportFault[] = [];
    const text = (field: ImportField) => {
      const column = columns[field];
      return column === undefined ? '' : (cells[column] ?? '').trim();
    };
    const refuse = (field: ImportField, message: string) => void faults.push({ field, message });
    /** One of the offered values; null for an empty cell, and for a refused one. */
    function oneOf<Value>(field: ImportField, offered: ReadonlyMap<string, Value>, names: string) {
      const typed = text(field);
      if (typed === '') return null;
      const value = offered.get(fold(typed));
      if (value === undefined) refuse(field, `« ${typed} » n’est pas proposé : ${names}.`);
      return value ?? null;
    }

    const campus = oneOf(
      'campus',
      campusOf,
      listed([...campusOf.values()].map(({ pays }) => pays)),
    );
    const country = oneOf('pays_residence', countryOf, 'un pays, en français');
    const phone = text('telephone');
    const telephone = phone ? toE164(phone, country ?? campus?.pays) : null;
    if (phone && !telephone) refuse('telephone', phoneRefused);
    const year = yearOf(text('last_grade_year'));
    if (year === undefined) refuse('last_grade_year', `Une année, de ${firstYear} à 2100.`);
    const parsed = StudentInput.pick({
      nom: true,
      prenoms: true,
      employeur: true,
      ville: true,
    }).safeParse({
      nom: text('nom'),
      prenoms: text('prenoms'),
      employeur: text('employeur'),
      ville: text('ville'),
    });
    for (const issue of parsed.error?.issues ?? []) {
      refuse(issue.path[0] as ImportField, issue.message);
    }
    const email = emailOf(text('email'), refuse);
    const earlier = email && seen.get(email);
    if (earlier) refuse('email', `Cette adresse est déjà à la ligne ${earlier}.`);
    else if (email) seen.set(email, number);
    const values: Omit<ImportValues, 'nom' | 'prenoms'> = {
      email,
      telephone,
      sexe: oneOf('sexe', sexes, 'homme ou femme'),
      nationalite: oneOf('nationalite', countryOf, 'un pays, en français'),
      pays_residence: country,
      ville: parsed.data?.ville || null,
      profession_id: oneOf('profession', professionOf, 'une des catégories du réseau'),
      employeur: parsed.data?.employeur || null,
      campus_id: campus?.id ?? null,
      declared_last_grade: oneOf('last_grade', gradeOf, listed(lastGrades)),
      declared_last_grade_year: year ?? null,
    };
    if (!parsed.success || faults.length > 0) return { number, values: null, faults };
    return { number, faults, values: { ...parsed.data, ...values } as ImportValues };
  };
}

const listed = (names: readonly string[]) => new Intl.ListFormat('fr').format(names);

/** Null for none, undefined for a wrong one. */
function yearOf(text: string): number | null | undefined {
  if (text === '') return null;
  const year = Number(/^(\d{4})([-/]\d{2}[-/]\d{2})?$/.exec(text)?.[1]);
  return year >= firstYear && year <= 2100 ? year : undefined;
}

function emailOf(
  text: string,
  refuse: (field: ImportField, message: string) => void,
): string | null {
  if (text === '') return null;
  const parsed = StudentInput.shape.email.safeParse(text);
  if (parsed.success) return parsed.data.toLowerCase();
  refuse('email', parsed.error.issues[0]!.message);
  return null;
}

/** French name of a field. */
export const fieldName = (field: string): string => importFields[field as ImportField] ?? field;
