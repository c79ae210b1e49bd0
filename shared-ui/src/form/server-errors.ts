export type ServerErrors = Readonly<Record<string, string>>;

/** Removes the messages of a field; returns the same object when it had none. */
export function withoutField(errors: ServerErrors, name: string): ServerErrors {
  if (!(name in errors)) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([key]) => key !== name));
}

/** Renames messages to the form's field names; an existing message under that name wins. */
export function withFieldsNamed(
  errors: ServerErrors,
  fieldOf: Readonly<Record<string, string>>,
): ServerErrors {
  const renamed = Object.entries(errors).map(([key, text]) => [fieldOf[key] ?? key, text] as const);
  const named = Object.entries(errors).filter(([key]) => !(key in fieldOf));
  return Object.fromEntries([...renamed, ...named]);
}

/** Moves the messages of `list.<index>…` to `newIndex`, or drops those of a removed row. */
export function withRowsMoved(
  errors: ServerErrors,
  list: string,
  newIndex: (index: number) => number | null,
): ServerErrors {
  const moved: Record<string, string> = {};
  for (const [key, message] of Object.entries(errors)) {
    const [, index, rest] = rowKey(key, list) ?? [];
    if (index === undefined) {
      moved[key] = message;
      continue;
    }
    const to = newIndex(Number(index));
    if (to !== null) moved[`${list}.${to}${rest}`] = message;
  }
  return moved;
}

/** Normalizes: `parcours[1].id_diplome` and `parcours.1.id_diplome` are the same field. */
export const dotted = (key: string) => key.replace(/\[(\d+)\]/g, '.$1');

function rowKey(key: string, list: string): RegExpExecArray | null {
  if (!key.startsWith(`${list}.`)) return null;
  const match = /^(\d+)(.*)$/.exec(key.slice(list.length + 1));
  return match;
}
