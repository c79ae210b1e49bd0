import { and, or, sql, type SQL } from 'drizzle-orm';
import { people } from '../../db/schema';

/** Up to two letters a word only matches the beginning of a name: anything more hits everybody. */
const shortWord = 2;
const maxWords = 8;

/**
 * The words a person typed, each as its parts: "d'Almeida Jean-Luc" → [[d, Almeida], [Jean, Luc]].
 * Whatever is neither letter nor digit separates, so no character of LIKE ever passes.
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
 * People whose names hold every word (decisions, rule 16). `search` is kept without apostrophes
 * and hyphens: a word cut by them is looked for joined ("dalmeida"), or part by part.
 */
export function nameMatches(search: string): SQL | undefined {
  return and(
    ...searchWords(search).map((parts) =>
      or(matches(parts.join('')), parts.length > 1 ? and(...parts.map(matches)) : undefined),
    ),
  );
}

/** Each form has its trigram index: `people_word_starts` and `people_search_trigrams`. */
function matches(word: string): SQL {
  return [...word].length <= shortWord
    ? sql`(' ' || ${people.search}) LIKE '% ' || public.search_text(${word}) || '%'`
    : sql`${people.search} LIKE '%' || public.search_text(${word}) || '%'`;
}
