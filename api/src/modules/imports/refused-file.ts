import type { Db } from '../../platform/db/open-database';
import { byteOrderMark, csvLines } from '../../platform/csv';
import { fieldName } from './check-rows';
import { importsRepository, type ImportRecord } from './imports.repository';

const most = 30_000;

/** The refused rows as they were, with the reason: to be corrected and imported again. */
export async function refusedFile(db: Db, { id, headers }: ImportRecord): Promise<string> {
  const rows = await importsRepository.page(db, id, { outcome: 'refused', page: 1, size: most });
  return (
    byteOrderMark +
    csvLines([
      [...headers, 'Ligne', 'Pourquoi'],
      ...rows.map(({ cells, number, faults }) => [
        ...cells,
        number,
        faults.map(({ field, message }) => `${fieldName(field)} : ${message}`).join(' '),
      ]),
    ])
  );
}
