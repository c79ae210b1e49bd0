import type { AuditField } from './audit-labels';

type Fields = Partial<Record<AuditField, unknown>>;
/** Changed fields, with their values before and after. */
export interface Change {
  before?: Fields;
  after?: Fields;
}
/** A field without a French name does not compile: the journal shows no technical names. */
type Named<Facts> = { [Name in keyof Facts]: Name extends AuditField ? Facts[Name] : never };

/** The journal is no copy of the content: long texts are cut. */
const longestText = 200;

/**
 * `details` of an audit entry (`recordAudit`), with the API's field names. Never pass a password, a
 * token or a free text of a person.
 * @param before null for a creation
 * @param after null for a deletion
 * @returns the changed fields; all of them for a creation or a deletion
 */
export function change<Facts extends object>(
  before: (Facts & Named<Facts>) | null,
  after: (Facts & Named<Facts>) | null,
): Change {
  const names = Object.keys({ ...before, ...after }) as AuditField[];
  const [old, fresh] = [before as Fields | null, after as Fields | null];
  const changed = names.filter((name) => !isSame(old?.[name], fresh?.[name]));
  const only = (fields: Fields) =>
    Object.fromEntries(changed.map((name) => [name, kept(fields[name])]));
  return { ...(old && { before: only(old) }), ...(fresh && { after: only(fresh) }) };
}

/** Compares by stored value: dates, lists and objects too. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

function kept(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  // Cut by characters: the database refuses half of a surrogate pair.
  const characters = [...value];
  if (characters.length <= longestText) return value;
  return `${characters.slice(0, longestText).join('')}…`;
}
