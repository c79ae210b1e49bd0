import type { OpenedDatabase } from '../../../api/src/platform/db/open-database';
import { directorySearch } from '../../../api/src/modules/alumni/directory-filters';
import { directoryRepository } from '../../../api/src/modules/alumni/directory.repository';
import { termsRank } from '../../../api/src/modules/alumni/search-terms';
import type { Search } from './mix';

/** Cards of a page, as in the product. */
const pageSize = 12;
const calls = 40;

export interface Measure {
  search: string;
  hits: number;
  /** Milliseconds of each call, with a cached total. */
  remembered: number[];
  /** The same after a change of the directory: the total is counted again. */
  counted: number[];
}

/** Calls the product's own repository, one call after another. */
export async function measure({ db }: OpenedDatabase, search: Search): Promise<Measure> {
  const ask = async (directory: ReturnType<typeof directoryRepository>, call: number) => {
    const { condition, terms } = await directorySearch(db, search.filters(call));
    const rank = termsRank(terms);
    const found = await directory.search(db, condition, pageOf(call), pageSize, { rank });
    return found.total;
  };
  const totals: number[] = [];
  const pageOf = (call: number) =>
    search.page?.(Math.max(1, Math.ceil((totals[call] ?? 0) / pageSize))) ?? 1;
  const warm = directoryRepository();
  for (let call = 0; call < calls; call += 1) totals.push(await ask(warm, call));
  const timed = async (directoryOf: () => ReturnType<typeof directoryRepository>) => {
    const times: number[] = [];
    for (let call = 0; call < calls; call += 1) {
      const directory = directoryOf();
      const start = performance.now();
      await ask(directory, call);
      times.push(performance.now() - start);
    }
    return times;
  };
  return {
    search: search.name,
    hits: percentile(totals, 0.5),
    remembered: await timed(() => warm),
    counted: await timed(directoryRepository),
  };
}

export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** EXPLAIN ANALYZE of the statements of one search. */
export async function plansOf(database: OpenedDatabase, search: Search): Promise<string[]> {
  const { db, pool } = database;
  const statements: { text: string; values: unknown[] }[] = [];
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown;
  Object.assign(pool, {
    query: (asked: { text: string }, values: unknown[]) => {
      statements.push({ text: asked.text, values });
      return query(asked, values);
    },
  });
  const { condition, terms } = await directorySearch(db, search.filters(0));
  await directoryRepository().search(db, condition, 1, pageSize, { rank: termsRank(terms) });
  Object.assign(pool, { query });
  return Promise.all(
    statements.map(async ({ text, values }) => {
      const explain = `EXPLAIN (ANALYZE, BUFFERS) ${text}`;
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(explain, values);
      return [text, ...rows.map((row) => row['QUERY PLAN'])].join('\n');
    }),
  );
}
