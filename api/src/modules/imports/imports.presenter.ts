import type { ImportRow, ImportState } from '@alumni/shared-contract';
import type { Db } from '../../platform/db/open-database';
import { fieldName } from './check-rows';
import { hasFailed, importsRepository, type FoundImport } from './imports.repository';
import { undoRefused } from './imports.service';

const samples = 3;

/** An import, for its author. */
export async function presentImport(db: Db, record: FoundImport): Promise<ImportState> {
  const first = await importsRepository.rowsAfter(db, record.id, 0, samples);
  const { state, problem } = progressOf(record);
  return {
    id: record.id,
    file_name: record.fileName,
    state,
    problem,
    headers: record.headers,
    samples: first.map(({ cells }) => cells),
    columns: record.columns,
    on_duplicate: record.onDuplicate,
    alumni_type_id: record.alumniTypeId,
    rows: await importsRepository.countRows(db, record.id),
    done: record.jobDone ?? 0,
    counts: await importsRepository.counts(db, record.id),
    undo_refused: await db.transaction((tx) => undoRefused(tx, record)),
    created_at: record.createdAt.toISOString(),
  };
}

function progressOf(record: FoundImport) {
  if (!hasFailed(record)) return { state: record.state, problem: record.problem };
  const problem = 'Le travail s’est interrompu, et n’a rien changé. Recommencez.';
  return { state: 'failed' as const, problem };
}

type PageRow = Awaited<ReturnType<typeof importsRepository.page>>[number];

/** A row of the report. */
export function presentRow(row: PageRow, columns: ImportState['columns']): ImportRow {
  const cell = (field: 'nom' | 'prenoms') => row.cells[columns[field] ?? -1] ?? '';
  return {
    number: row.number,
    name: `${cell('nom')} ${cell('prenoms')}`.trim(),
    outcome: row.outcome!,
    errors: row.faults.map(({ field, message }) => ({ column: fieldName(field), message })),
    duplicate:
      row.duplicateId && row.duplicate ? { id: row.duplicateId, name: row.duplicate } : null,
    choices: row.choices,
  };
}
