import type { Db } from '../db/open-database';
import { alumniCategories, campuses, diplomaFields, diplomas, fields, slides } from '../db/schema';

const tables = [alumniCategories, campuses, diplomaFields, diplomas, fields, slides];

/** How many rows of reference data there are, to say whether a load brought any. */
export async function countReferenceData(db: Db): Promise<number> {
  let total = 0;
  for (const table of tables) total += await db.$count(table);
  return total;
}
