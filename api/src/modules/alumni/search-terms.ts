import { and, arrayOverlaps, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/db/open-database';
import { alumniCategories, campuses, fields, nameWords, people } from '../../platform/db/schema';
import { countriesNamed, joinPlaces } from './places';
import { cityMatches, employerMatches, searchWords, wordMatches } from './search-words';

/** A row of a reference table whose name matches a word. */
type Named = { id: number; name: string };

/** A word of the search in one box, with everything that it may mean. */
export interface SearchTerm {
  /** As typed, without apostrophes and hyphens between its parts. */
  word: string;
  parts: string[];
  /** `word` and `parts` without accents and case, as people's names are stored for the search. */
  folded: string;
  foldedParts: string[];
  professions: Named[];
  campuses: Named[];
  fields: Named[];
  countries: string[];
  /** Countries that have a city of this name. */
  countriesOfCity: string[];
  year: number | null;
  /** Names that differ by one letter, for a word that finds nobody. */
  nearNames: string[];
}

/** What a member sees of others: before and after approval (rule 8). */
export type MemberVisibility = 'reduced' | 'shared';

/** Words that link others: "comptable à Lomé", "promotion 2012". */
const linkWords = new Set(
  'à au aux chez dans de des du en et la le les promo promotion'.split(' '),
);
/** Shorter words match names only: they are part of too many others. */
const referenceWord = 3;
/** A shorter name has too many neighbours. */
const nearWord = 4;

/**
 * Reads what each word of a search may mean.
 * @param q as typed: "Koffi comptable Lomé 2012"
 * @param condition whom the viewer may find: a near name is looked for when none of them matches
 * @param visibility of a member; undefined for staff, who see everything
 */
export async function searchTerms(
  db: DbOrTx,
  q: string,
  condition: SQL,
  visibility: MemberVisibility | undefined,
): Promise<SearchTerm[]> {
  const words = joinPlaces(searchWords(q));
  const telling = words.filter((parts) => !linkWords.has(parts.join('').toLowerCase()));
  const terms = await meanings(db, telling.length > 0 ? telling : words);
  for (const term of terms) {
    if ([...term.folded].length < nearWord || term.year !== null) continue;
    const found = await db
      .select({ id: people.id })
      .from(people)
      .where(and(condition, termMatches(term, visibility)))
      .limit(1);
    if (found.length === 0) term.nearNames = await namesNear(db, term.folded);
  }
  return terms;
}

/** People who match every word; undefined without words. */
export function termsMatch(
  terms: SearchTerm[],
  visibility: MemberVisibility | undefined,
): SQL | undefined {
  return and(...terms.map((term) => termMatches(term, visibility)));
}

/** Facts that the viewer does not see find nobody (rules 8 and 31). */
function termMatches(term: SearchTerm, visibility: MemberVisibility | undefined): SQL | undefined {
  const isShort = [...term.folded].length < referenceWord;
  const ids = (some: Named[]) => some.map(({ id }) => id);
  const anyOf = <Value>(some: Value[], match: (some: Value[]) => SQL) =>
    some.length > 0 ? match(some) : undefined;
  const shared = or(
    isShort
      ? undefined
      : and(employerMatches(term.word), visibility && eq(people.visibleEmployeur, 'members')),
    anyOf(ids(term.fields), (some) => arrayOverlaps(people.fieldIds, some)),
    isShort ? undefined : cityMatches(term.word),
    anyOf(term.countries, (some) => inArray(people.paysResidence, some)),
    // Who has not said in which city may live in any of the country.
    anyOf(term.countriesOfCity, (some) =>
      and(isNull(people.ville), inArray(people.paysResidence, some))!,
    ),
  );
  return or(
    wordMatches(term.parts),
    ...term.nearNames.map((name) => sql`(' ' || ${people.search}) LIKE ${`% ${name}%`}`),
    anyOf(ids(term.professions), (some) => inArray(people.professionId, some)),
    anyOf(ids(term.campuses), (some) => arrayOverlaps(people.campusIds, some)),
    term.year === null ? undefined : eq(people.lastGradeYear, term.year),
    term.year === null ? undefined : eq(people.firstYear, term.year),
    visibility === 'reduced' ? undefined : shared,
  );
}

/**
 * Order of the people found, lowest first: a word at the start of a surname, of a given name, inside
 * a name, then any other fact.
 */
export function termsRank(terms: SearchTerm[]): SQL | undefined {
  if (terms.length === 0) return undefined;
  const ranks = terms.map(({ folded, nearNames }) =>
    nearNames.length > 0
      ? sql`LEAST(${sql.join(nearNames.map(wordRank), sql`, `)})`
      : wordRank(folded),
  );
  return sql`(${sql.join(ranks, sql` + `)})`;
}

function wordRank(word: string): SQL {
  const names = sql`(' ' || ${people.search})`;
  // `search` is "surname given names", without apostrophes and hyphens.
  const surname = sql`length(translate(${people.nom}, ${"'’‘ʼ`´‐‑–-"}, ''))`;
  return sql`CASE
    WHEN strpos(${people.search}, ${word}) = 0 THEN 3
    WHEN strpos(${names}, ${` ${word}`}) = 0 THEN 2
    WHEN strpos(${names}, ${` ${word}`}) > ${surname} THEN 1
    ELSE 0 END`;
}

/** Reads the words as names are stored, and the references, in one query; then matches them here. */
async function meanings(db: DbOrTx, words: string[][]): Promise<SearchTerm[]> {
  const texts = words.flatMap((parts) => [parts.join(''), ...parts]);
  const { rows } = await db.execute<Named & { kind: string; folded: string }>(sql`
    SELECT 'word' AS kind, ordinal::int AS id, typed AS name, public.search_text(typed) AS folded
      FROM unnest(${sql.param(texts)}::text[]) WITH ORDINALITY AS words(typed, ordinal)
    UNION ALL SELECT 'profession', id, name, public.search_text(name) FROM ${alumniCategories}
    UNION ALL SELECT 'campus', id, pays, public.search_text(pays) FROM ${campuses}
    UNION ALL SELECT 'field', id, nom, public.search_text(nom) FROM ${fields}
    ORDER BY kind, id`);
  const foldedOf = new Map(rows.map(({ name, folded }) => [name, folded]));
  const folded = (text: string) => foldedOf.get(text) ?? text;
  return words.map((parts) => {
    const word = folded(parts.join(''));
    const named = (kind: string) =>
      rows.filter((row) => row.kind === kind && isAbout(row.folded, word));
    const { countries, countriesOfCity } = countriesNamed(word);
    return {
      word: parts.join(''),
      parts,
      folded: word,
      foldedParts: parts.map(folded),
      professions: named('profession'),
      campuses: rows.filter(
        ({ kind, name, folded: own }) =>
          kind === 'campus' &&
          (isAbout(own, word) || [...countries, ...countriesOfCity].includes(name)),
      ),
      fields: named('field'),
      countries,
      countriesOfCity,
      year: /^(19|20)\d\d$/.test(word) ? Number(word) : null,
      nearNames: [],
    };
  });
}

/** Whether a reference's name contains the word; three letters only at the start of one of its words. */
function isAbout(name: string, word: string): boolean {
  if (word.length < referenceWord) return false;
  return word.length === referenceWord ? ` ${name}`.includes(` ${word}`) : name.includes(word);
}

/** Names with one letter more, less, other or moved. */
async function namesNear(db: DbOrTx, word: string): Promise<string[]> {
  const variants = sql.param([word, ...withoutOneLetter(word)]);
  const rows = await db
    .select({ word: nameWords.word })
    .from(nameWords)
    .where(sql`${nameWords.variants} && ${variants}::text[]`)
    .orderBy(nameWords.word);
  return rows.map((row) => row.word);
}

function withoutOneLetter(word: string): string[] {
  const letters = [...word];
  return letters.map((_, index) => letters.toSpliced(index, 1).join(''));
}
