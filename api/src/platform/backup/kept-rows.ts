import { quoted } from './catalogue';

/**
 * Which rows a backup contains (docs/operations.md, "What a backup leaves out"). Everything that
 * could open an account or send a mail again is left out, so that neither a stolen nor a restored
 * archive can do it.
 */
interface KeptRows {
  where?: string;
  /** Columns written with another value, as SQL. */
  instead?: Record<string, string>;
}

/** Ended sessions and forgotten browsers must not become valid again; throttles last minutes only. */
const leftOut = new Set([
  'sessions',
  'throttles',
  'pending_sign_ins',
  'passkey_challenges',
  'trusted_devices',
]);

const partly: Record<string, KeptRows> = {
  // Keep first links: their accounts have no other way in. Links that change an account can be
  // requested again.
  tokens: { where: `kind IN ('creation', 'verify')` },
  // A waiting mail may have been sent since: keep it as a record, never send it again.
  mails: {
    instead: {
      body: 'NULL',
      status: `CASE WHEN status = 'waiting' THEN 'failed' ELSE status END`,
      last_error: `CASE WHEN status = 'waiting' THEN 'sauvegarde' ELSE last_error END`,
    },
  },
};

/** Whether a backup contains rows of a table. */
export const isKept = (table: string) => !leftOut.has(table);

/** SQL that selects the rows of a table for the backup. */
export function selectKept(table: string, columns: string[]): string {
  const { where, instead = {} } = partly[table] ?? {};
  const values = columns.map((column) =>
    instead[column] ? `${instead[column]} AS ${quoted(column)}` : quoted(column),
  );
  const condition = where ? ` WHERE ${where}` : '';
  return `SELECT ${values.join(', ')} FROM public.${quoted(table)}${condition}`;
}
