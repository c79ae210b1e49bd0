/** What an entry keeps of a change: the fields that differ, as they were and as they became. */
export interface Change {
  before?: Fields;
  after?: Fields;
}
type Fields = Record<string, unknown>;

/** A journal is not a copy of the articles: a long text is recognised by its beginning. */
const longestText = 200;

/**
 * The `details` of an audit entry (`recordAudit`), under the API's own field names.
 * Pass only what may be read later: never a password, a token or a free text of a person.
 * @param before null for what was created
 * @param after null for what was deleted
 * @returns the fields that changed; all of them for a creation or a deletion
 */
export function change(before: Fields | null, after: Fields | null): Change & Fields {
  const names = Object.keys({ ...before, ...after });
  const changed = names.filter((name) => !isSame(before?.[name], after?.[name]));
  const only = (fields: Fields) =>
    Object.fromEntries(changed.map((name) => [name, kept(fields[name])]));
  return { ...(before && { before: only(before) }), ...(after && { after: only(after) }) };
}

/** Compared as they are stored: dates, lists and objects by what they say. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

function kept(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  // By characters: half an emoji is no text, and the database refuses it.
  const characters = [...value];
  if (characters.length <= longestText) return value;
  return `${characters.slice(0, longestText).join('')}…`;
}
