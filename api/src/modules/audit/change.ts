/** Changed fields, with their values before and after. */
export interface Change {
  before?: Fields;
  after?: Fields;
}
type Fields = Record<string, unknown>;

/** The journal is no copy of the content: long texts are cut. */
const longestText = 200;

/**
 * `details` of an audit entry (`recordAudit`), with the API's field names. Never pass a password, a
 * token or a free text of a person.
 * @param before null for a creation
 * @param after null for a deletion
 * @returns the changed fields; all of them for a creation or a deletion
 */
export function change(before: Fields | null, after: Fields | null): Change & Fields {
  const names = Object.keys({ ...before, ...after });
  const changed = names.filter((name) => !isSame(before?.[name], after?.[name]));
  const only = (fields: Fields) =>
    Object.fromEntries(changed.map((name) => [name, kept(fields[name])]));
  return { ...(before && { before: only(before) }), ...(after && { after: only(after) }) };
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
