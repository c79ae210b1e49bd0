import type { ExportColumn } from '@alumni/shared-contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { ExportRow } from './exports.repository';

/** A cell of the file: text, number or date; null is empty. */
export type Cell = string | number | Date | null;

/** Cells of a person, one for each chosen column. */
export function cellsOf(row: ExportRow, columns: readonly ExportColumn[]): Cell[] {
  return columns.map((column) => written[column]?.(row) ?? (row[column] as Cell));
}

const yesOrNo =
  (column: 'approved' | 'certified' | 'is_activate' | 'email_verified') => (row: ExportRow) =>
    row[column] ? 'Oui' : 'Non';

/** Columns that are not written as they are stored. */
const written: Partial<Record<ExportColumn, (row: ExportRow) => Cell>> = {
  telephone: (row) => row.telephone && spaced(row.telephone),
  campuses: (row) => row.campuses.join(', '),
  approved: yesOrNo('approved'),
  certified: yesOrNo('certified'),
  is_activate: yesOrNo('is_activate'),
  email_verified: yesOrNo('email_verified'),
};

/** With its spaces: a spreadsheet would read '+22890123456' as a number and drop the plus sign. */
const spaced = (telephone: string) =>
  parsePhoneNumberFromString(telephone)?.formatInternational() ?? telephone;
