import { quoted } from './catalogue';

/**
 * What of the database goes into a backup (docs/operations.md, "What a backup leaves out").
 * What could open an account or send a mail again is left out when the archive is written, so that
 * neither a stolen archive nor a restored one can do it.
 */
interface KeptRows {
  where?: string;
  /** Columns that leave with another value, as SQL. */
  instead?: Record<string, string>;
}

/** Sessions a person has ended since must not live again; throttles are worth minutes. */
const leftOut = new Set(['sessions', 'throttles']);

const partly: Record<string, KeptRows> = {
  // First links still serve, for their accounts have no other way in; those that change an account
  // that is in use are asked for again.
  tokens: { where: `kind IN ('creation', 'verify')` },
  // What waited may have gone since: it is kept as a trace, and never sent by the restored outbox.
  mails: {
    instead: {
      body: 'NULL',
      status: `CASE WHEN status = 'waiting' THEN 'failed' ELSE status END`,
      last_error: `CASE WHEN status = 'waiting' THEN 'sauvegarde' ELSE last_error END`,
    },
  },
};

export const isKept = (table: string) => !leftOut.has(table);

/** The rows of a table as they go into a backup. */
export function selectKept(table: string, columns: string[]): string {
  const { where, instead = {} } = partly[table] ?? {};
  const values = columns.map((column) =>
    instead[column] ? `${instead[column]} AS ${quoted(column)}` : quoted(column),
  );
  const condition = where ? ` WHERE ${where}` : '';
  return `SELECT ${values.join(', ')} FROM public.${quoted(table)}${condition}`;
}
