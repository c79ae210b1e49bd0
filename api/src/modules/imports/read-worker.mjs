/** Runs in a thread of its own: reads a CSV or XLSX file into a table of texts. */
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';

class Refusal extends Error {}

const mostColumns = 60;
const longestCell = 500;
/** 20,000 people unzipped are about 30 MB. */
const mostUnzipped = 150_000_000;

/**
 * @param {{ content: Uint8Array, mostRows: number }} task
 * @returns {Promise<{ headers: string[], rows: string[][] } | { refused: string }>}
 */
export default async function read({ content, mostRows }) {
  try {
    const bytes = Buffer.from(content);
    const isZip = bytes.subarray(0, 2).toString() === 'PK';
    return tableOf(isZip ? await fromXlsx(bytes) : fromCsv(bytes, mostRows), mostRows);
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message };
    return { refused: 'Ce fichier n’est pas lisible : enregistrez-le en XLSX ou en CSV.' };
  }
}

/** The heads are the first row that is not empty. */
function tableOf(cells, mostRows) {
  const first = cells.findIndex(isFilled);
  const headers = cells[first] ?? [];
  const rows = cells.slice(first + 1);
  if (!rows.some(isFilled)) {
    throw new Refusal('Ce fichier ne contient personne : la première ligne porte les titres.');
  }
  if (headers.length > mostColumns) throw new Refusal(`Au plus ${mostColumns} colonnes.`);
  if (rows.length > mostRows) {
    throw new Refusal(
      `Ce fichier a plus de ${mostRows} lignes. Partagez-le en plusieurs fichiers.`,
    );
  }
  return { headers, first, rows: rows.map((row) => headers.map((_, index) => row[index] ?? '')) };
}

const isFilled = (row) => row.some((cell) => cell !== '');

/** The archive says how large its parts are: it is measured before anything is unzipped. */
async function fromXlsx(bytes) {
  let total = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      total += originalSize;
      return false;
    },
  });
  if (total > mostUnzipped) throw new Refusal('Ce fichier est trop volumineux une fois ouvert.');
  const rows = await readSheet(bytes);
  return rows.map((row) => row.map(textOf));
}

function textOf(value) {
  if (value === null || value === undefined) return '';
  return value instanceof Date ? value.toISOString().slice(0, 10) : clean(String(value));
}

/** Separator and encoding are found: a French spreadsheet writes `;` and often Windows-1252. */
function fromCsv(bytes, mostRows) {
  const text = decoded(bytes);
  if (text.includes('\0')) {
    throw new Refusal('Ce fichier n’est pas un tableau : choisissez un XLSX ou un CSV.');
  }
  const firstLine = text.slice(0, text.search(/\r|\n|$/));
  const [delimiter] = [';', ',', '\t'].sort(
    (one, other) => firstLine.split(other).length - firstLine.split(one).length,
  );
  const rows = parse(text, {
    bom: true,
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: 100_000,
    to: mostRows + 10,
  });
  return rows.map((row) => row.map(clean));
}

function decoded(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Our exports put an apostrophe before what a spreadsheet would execute. */
const clean = (text) =>
  text
    .replace(/^'(?=[=+\-@])/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestCell);
