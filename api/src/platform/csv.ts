import { stringify } from 'csv-stringify/sync';

/** Texts, numbers, or nothing. */
export type CsvCell = string | number | null | undefined;

/** Marks a file as UTF-8 for a spreadsheet: its first character. */
export const byteOrderMark = '\uFEFF';

/**
 * Lines of a CSV file that a French spreadsheet opens: semicolons, CRLF, and no cell that it would
 * execute as a formula.
 */
export const csvLines = (rows: readonly CsvCell[][]): string =>
  stringify(
    rows.map((row) => row.map(asText)),
    { delimiter: ';', record_delimiter: 'windows' },
  );

/** A spreadsheet shows a text after an apostrophe; a phone number is no formula. */
const asText = (cell: CsvCell): string =>
  typeof cell === 'string' && isFormula.test(cell) && !isPhone.test(cell)
    ? `'${cell}`
    : String(cell ?? '');

const isFormula = /^[\t\r\n ]*[=+\-@＝＋－＠]|^[\t\r]/;
const isPhone = /^\+[0-9][0-9 -]*$/;
