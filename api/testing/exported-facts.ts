import { openDatabase } from '../src/platform/db/open-database';

/** What an export with these columns holds of a person. */
export interface ExportedFacts {
  nom: string;
  prenoms: string;
  email: string;
  telephone: string | null;
  ville: string | null;
  employeur: string | null;
}

/**
 * All alumni in the order of the directory, read from the embedded database of a server that has
 * ended.
 * @param folder its DATA_DIR
 */
export async function readExportedFacts(folder: string): Promise<ExportedFacts[]> {
  const database = await openDatabase({ DATA_DIR: folder });
  const { rows } = await database.pool.query<ExportedFacts>(`
    SELECT nom, prenoms, email, telephone, ville, employeur FROM people
    WHERE id_profil = 1 AND deletion_requested_at IS NULL AND anonymised_at IS NULL
    ORDER BY search, id`);
  await database.close();
  return rows;
}
