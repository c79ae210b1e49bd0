import type { StudentCard } from '@alumni/shared-contract';
import { isShown, type Visibility } from './alumni.policy';
import type { CardRow } from './directory.repository';
import type { SearchTerm } from './search-terms';

type Found = NonNullable<StudentCard['found_by']>[number];

/** What of a person the words of a search match: for each word, the first fact that the viewer sees. */
export function foundBy(row: CardRow, terms: SearchTerm[], visibility: Visibility): Found[] {
  const found = terms.flatMap((term) => factOf(row, term, visibility) ?? []);
  return found.filter(
    ({ fact, value }, index) =>
      found.findIndex((other) => other.fact === fact && other.value === value) === index,
  );
}

function factOf(row: CardRow, term: SearchTerm, visibility: Visibility): Found | undefined {
  const { countries, countriesOfCity, year } = term;
  if (isNamed(row, term)) return { fact: 'name', value: term.word };
  if (term.nearNames.some((name) => ` ${row.search}`.includes(` ${name}`))) {
    return { fact: 'nearName', value: term.word };
  }
  const profession = term.professions.find(({ id }) => id === row.professionId);
  if (profession) return { fact: 'profession', value: profession.name };
  if (isShown(row.visibleEmployeur, visibility) && row.employeurSearch?.includes(term.folded)) {
    return { fact: 'employer', value: row.employeur ?? '' };
  }
  const field = term.fields.find(({ id }) => row.fieldIds.includes(id));
  if (field && visibility !== 'reduced') return { fact: 'field', value: field.name };
  const campus = term.campuses.find(({ id }) => row.campusIds.includes(id));
  if (campus) return { fact: 'campus', value: campus.name };
  if (visibility !== 'reduced' && row.villeSearch?.includes(term.folded)) {
    return { fact: 'city', value: row.ville ?? '' };
  }
  const possible = row.ville === null ? [...countries, ...countriesOfCity] : countries;
  const country = possible.find((name) => name === row.paysResidence);
  if (country && visibility !== 'reduced') return { fact: 'country', value: country };
  const hasYear = year !== null && [row.lastGradeYear, row.firstYear].includes(year);
  return hasYear ? { fact: 'year', value: String(year) } : undefined;
}

/** A word of one or two letters stands at the start of a name (rule 16). */
function isNamed(row: CardRow, { folded, foldedParts }: SearchTerm): boolean {
  const search = row.search ?? '';
  const holds = (word: string) =>
    word.length <= 2 ? ` ${search}`.includes(` ${word}`) : search.includes(word);
  return holds(folded) || foldedParts.every(holds);
}
