import type { DuplicateChoice } from '@alumni/shared-contract';
import type { DbOrTx } from '../../platform/db/open-database';
import type { CheckedRow } from './check-rows';
import { importsRepository, type DecidedRow, type ImportRecord } from './imports.repository';

/** What becomes of checked rows: duplicates of the directory as chosen for all, the others are new. */
export async function decide(
  db: DbOrTx,
  { onDuplicate }: ImportRecord,
  rows: CheckedRow[],
): Promise<DecidedRow[]> {
  const duplicates = await importsRepository.duplicates(db, rows);
  const reserved = await importsRepository.reserved(db, rows);
  return rows.map((row): DecidedRow => {
    const none = { personId: null, duplicateId: null, choices: [] };
    if (!row.values) return { ...row, ...none, outcome: 'refused' };
    const duplicate = duplicates.get(row.number);
    const fault = faultOfNew(row.values.email, reserved.has(row.number));
    if (!duplicate) {
      if (!fault) return { ...row, ...none, outcome: 'create' };
      const faults = [{ field: 'email', message: fault }];
      return { ...row, ...none, values: null, faults, outcome: 'refused' };
    }
    const choices = choicesOf(duplicate, fault);
    const outcome = choices.includes(onDuplicate) ? onDuplicate : 'skip';
    const personId = outcome === 'create' ? null : duplicate.id;
    return { ...row, outcome, personId, duplicateId: duplicate.id, choices };
  });
}

/** Why a new person cannot be made of a row. */
function faultOfNew(email: string | null, isReserved: boolean): string | null {
  if (isReserved) return 'Cette adresse est retenue par son ancien titulaire.';
  return email === null ? 'Une nouvelle personne a besoin d’une adresse e-mail.' : null;
}

/** An address belongs to one person, who is not created twice. Staff are left alone. */
function choicesOf(
  { by_email: byEmail, is_alumnus: isAlumnus }: { by_email: boolean; is_alumnus: boolean },
  fault: string | null,
): DuplicateChoice[] {
  return [
    'skip',
    ...(isAlumnus ? (['complete'] as const) : []),
    ...(!byEmail && fault === null ? (['create'] as const) : []),
  ];
}
