import type { AppContext } from '../../platform/context';
import type { JobKind } from '../../platform/jobs/jobs';
import { gather, pairsByNearName, pairsBySameFacts, yearsOfStudy, type Pair } from './find-pairs';

/** Name of this kind of job. */
export const duplicatesKind = 'duplicates';

/** Result of the job. */
export interface FoundPairs {
  pairs: Pair[];
  /** Whether more were found than are kept. */
  isCut: boolean;
}

/** More than anybody compares before searching again. */
const mostPairs = 2_000;
const keptSeconds = 30 * 24 * 3600;

/** The search for duplicates, a year of study at a time (rule 33). */
export function duplicatesJob({ db }: Pick<AppContext, 'db'>): JobKind {
  return {
    keptSeconds,
    async run(_job, advance): Promise<FoundPairs> {
      const years = await yearsOfStudy(db);
      await advance(0, years.length);
      const rows = await pairsBySameFacts(db);
      for (const [index, year] of years.entries()) {
        rows.push(...(await pairsByNearName(db, year)));
        await advance(index + 1, years.length);
      }
      const pairs = gather(rows);
      return { pairs: pairs.slice(0, mostPairs), isCut: pairs.length > mostPairs };
    },
    clean: async () => {},
  };
}
