import { and, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { people } from '../../platform/db/schema';

/** Up to two letters match the start of a name only: a substring would match everybody. */
const shortWord = 2;
const maxWords = 8;

/**
 * Splits typed words into parts: "d'Almeida Jean-Luc" → [[d, Almeida], [Jean, Luc]]. Everything
 * else separates, so that no LIKE wildcard passes.
 */
export function searchWords(search: string): string[][] {
  return search
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}'’‘ʼ`´‐‑–-]+/u)
    .map((word) => word.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean))
    .filter((parts) => parts.length > 0)
    .slice(0, maxWords);
}

/**
 * People whose names contain every word (rule 16). `search` is stored without
 * apostrophes and hyphens: a split word is searched joined ("dalmeida"), or by parts.
 */
export function nameMatches(search: string): SQL | undefined {
  return and(...searchWords(search).map(wordMatches));
}

/** People whose names contain one word: joined, or each of its parts. */
export function wordMatches(parts: string[]): SQL | undefined {
  return or(matches(parts.join('')), parts.length > 1 ? and(...parts.map(matches)) : undefined);
}

/** Each form has its trigram index: `people_word_starts` and `people_search_trigrams`. */
function matches(word: string): SQL {
  return [...word].length <= shortWord
    ? sql`(' ' || ${people.search}) LIKE '% ' || public.search_text(${word}) || '%'`
    : sql`${people.search} LIKE '%' || public.search_text(${word}) || '%'`;
}

/** People whose employer contains the text. */
export const employerMatches = (text: string): SQL => holds(people.employeurSearch, text);

/** People whose city contains the text. */
export const cityMatches = (text: string): SQL => holds(people.villeSearch, text);

/** People who live in this city, written with or without accents. */
export const cityIs = (name: string): SQL =>
  sql`${people.villeSearch} = public.search_text(${name})`;

function holds(column: SQLWrapper, text: string): SQL {
  const literal = text.replace(/[\\%_]/g, (character) => `\\${character}`);
  return sql`${column} LIKE '%' || public.search_text(${literal}) || '%'`;
}
