import { exportColumns, type ExportColumn } from '@alumni/shared-contract';
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import { byteOrderMark, csvLines } from '../../platform/csv';
import type { Cell } from './cells';

/** Content types by format. */
export const fileTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Builds a file from its rows. */
export interface FileWriter {
  add(rows: Cell[][]): void;
  end(): Promise<Buffer>;
}

export const fileWriters: Record<
  keyof typeof fileTypes,
  (columns: readonly ExportColumn[]) => FileWriter
> = {
  csv: csvWriter,
  xlsx: xlsxWriter,
};

/** Dates as DD/MM/YYYY. */
function csvWriter(columns: readonly ExportColumn[]): FileWriter {
  const lines = (rows: Cell[][]) => Buffer.from(csvLines(rows.map((row) => row.map(asCsv))));
  const heads = columns.map((name) => exportColumns[name]);
  const parts = [Buffer.from(byteOrderMark), lines([heads])];
  return {
    add: (rows) => void parts.push(lines(rows)),
    end: async () => Buffer.concat(parts),
  };
}

const asCsv = (cell: Cell) => (cell instanceof Date ? frenchDay.format(cell) : cell);
const frenchDay = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeZone: 'UTC' });

/** Texts are marked as texts: a spreadsheet executes none of them. */
function xlsxWriter(columns: readonly ExportColumn[]): FileWriter {
  const heads = columns.map((name) => ({
    value: exportColumns[name],
    fontWeight: 'bold' as const,
  }));
  const rows: SheetData = [heads];
  return {
    add: (more) => void rows.push(...more.map((row) => row.map(asCell))),
    end: () =>
      writeXlsxFile(rows, {
        sheet: 'Anciens',
        stickyRowsCount: 1,
        columns: columns.map(() => ({ width: 20 })),
      }).toBuffer(),
  };
}

function asCell(cell: Cell) {
  if (cell === null) return null;
  if (cell instanceof Date) return { value: cell, type: Date, format: 'dd/mm/yyyy' };
  if (typeof cell === 'number') return { value: cell, type: Number };
  return { value: cell, type: String };
}
