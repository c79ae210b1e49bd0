import type { DuplicatePerson, MergeField } from '@alumni/shared-contract';
import { formatDateAdmin, formatPhone } from '@alumni/shared-ui/text';
import { sexLabels } from '../../components/sex-labels';

/** Fields that are chosen one by one; rows of the study path are added instead. */
export type ComparedField = Exclude<MergeField, 'parcours'>;

/** What each field says of a person; '' when it is empty. */
const textOf: Record<ComparedField, (person: DuplicatePerson) => string> = {
  nom: ({ nom }) => nom,
  prenoms: ({ prenoms }) => prenoms,
  telephone: ({ telephone }) => (telephone ? formatPhone(telephone) : ''),
  nationalite: ({ nationalite }) => nationalite ?? '',
  pays_residence: ({ pays_residence }) => pays_residence ?? '',
  ville: ({ ville }) => ville ?? '',
  profession: ({ profession }) => profession ?? '',
  employeur: ({ employeur }) => employeur ?? '',
  sexe: ({ sexe }) => (sexe ? sexLabels[sexe] : ''),
  birth_date: ({ birth_date }) => formatDateAdmin(birth_date),
  marital_status: ({ marital_status }) => marital_status ?? '',
  biographie: ({ biographie }) => biographie ?? '',
  picture: ({ picture_url }) => picture_url ?? '',
  last_grade: ({ last_grade, last_grade_year }) =>
    [last_grade, last_grade_year].filter(Boolean).join(', '),
};
const fields = Object.keys(textOf) as ComparedField[];

/** A field of both people, as text. */
export interface Compared {
  field: ComparedField;
  texts: [string, string];
}

/** Fields in which the two differ; those that both lack, or have alike, need no choice. */
export function differences([one, other]: [DuplicatePerson, DuplicatePerson]): Compared[] {
  return fields
    .map((field): Compared => ({ field, texts: [textOf[field](one), textOf[field](other)] }))
    .filter(({ texts: [left, right] }) => left !== right);
}

/** 0 or 1: the left or the right person. */
export type Side = 0 | 1;

/** The account that its owner uses: the last to sign in, then the approved, then the older one. */
export function usedSide([one, other]: [DuplicatePerson, DuplicatePerson]): Side {
  const rank = ({ last_login_at, approved }: DuplicatePerson) =>
    `${approved} ${last_login_at ?? ''}`;
  return rank(other) > rank(one) ? 1 : 0;
}

/** The kept account's value; the other's where it has none. */
export const proposedSide = ({ texts }: Compared, kept: Side): Side =>
  texts[kept] === '' ? otherSide(kept) : kept;

export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);
