import type { DuplicateChoice } from '@alumni/shared-contract';
import type { DbOrTx } from '../../platform/db/open-database';
import type { CheckedRow } from './check-rows';
import { importsRepository, type DecidedRow, type ImportRecord } from './imports.repository';

/** What becomes of checked rows: duplicates of the directory as chosen, the others are new. */
export async function decide(
  db: DbOrTx,
  { onDuplicate }: ImportRecord,
  rows: CheckedRow[],
): Promise<DecidedRow[]> {
  const duplicates = await importsRepository.duplicates(db, rows);
  const reserved = await importsRepository.reserved(db, rows);
  return rows.map((row): DecidedRow => {
    if (!row.values) return { ...row, outcome: 'refused', personId: null };
    const duplicate = duplicates.get(row.number);
    if (duplicate) {
      const outcome = outcomeOf(onDuplicate, duplicate);
      const isNew = outcome === 'create' && row.values.email !== null;
      if (outcome !== 'create') return { ...row, outcome, personId: duplicate.id };
      if (isNew) return { ...row, outcome, personId: null };
    }
    const fault = reserved.has(row.number)
      ? 'Cette adresse est retenue par son ancien titulaire.'
      : row.values.email === null
        ? 'Une nouvelle personne a besoin d’une adresse e-mail.'
        : null;
    if (!fault) return { ...row, outcome: 'create', personId: null };
    const faults = [{ field: 'email', message: fault }];
    return { ...row, values: null, faults, outcome: 'refused', personId: null };
  });
}

/** An address belongs to one person: whoever has it is not made twice. Staff are left alone. */
function outcomeOf(
  choice: DuplicateChoice,
  { by_email: byEmail, is_alumnus: isAlumnus }: { by_email: boolean; is_alumnus: boolean },
) {
  if (choice === 'complete') return isAlumnus ? 'complete' : 'skip';
  return choice === 'create' && !byEmail ? 'create' : 'skip';
}
