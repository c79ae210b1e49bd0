import type { Db } from '../../platform/db/open-database';
import {
  alumniCategories,
  campuses,
  diplomaFields,
  diplomas,
  fields,
  slides,
} from '../../platform/db/schema';

const tables = [alumniCategories, campuses, diplomaFields, diplomas, fields, slides];

/** Number of reference rows, to report whether a load added any. */
export async function countReferenceData(db: Db): Promise<number> {
  let total = 0;
  for (const table of tables) total += await db.$count(table);
  return total;
}
