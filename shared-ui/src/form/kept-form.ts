import { dropOwn, keepOwn, lastPersonId, readOwn } from '@alumni/shared-auth';
import { sameValue } from './useFieldState';

type Values = Readonly<Record<string, unknown>>;

/** What was typed in a form when the session of its author ended. */
interface KeptForm {
  owner: number;
  /** What the form began with: another record, or newer data, is another form. */
  initial: Values;
  typed: Values;
}

const days = 1;

/** Keeps on this device what differs from the beginning; neither passwords nor files. */
export function keepForm(name: string, values: Values, initial: Values): void {
  const owner = lastPersonId();
  // A guest has no session to lose, and no name under which to keep.
  if (owner === null) return;
  const fields = new Set([...Object.keys(values), ...Object.keys(initial)]);
  const changed = [...fields].filter(
    (field) => !sameValue(values[field], initial[field]) && isKeepable(field, values[field]),
  );
  if (changed.length === 0) return;
  // A field that was emptied is null, for JSON knows no undefined.
  const typed = Object.fromEntries(changed.map((field) => [field, values[field] ?? null]));
  keepOwn(keyOf(name), { owner, initial, typed } satisfies KeptForm, days);
}

/** What this person had typed in this form when their session ended. */
export function readKeptForm(name: string, initial: Values): Values | undefined {
  const kept = readOwn<KeptForm>(keyOf(name));
  // Compared as both were kept: JSON leaves out what is undefined.
  const isSame = JSON.stringify(kept?.initial) === JSON.stringify(initial);
  return kept && kept.owner === lastPersonId() && isSame ? kept.typed : undefined;
}

/** Once it is in the form again, it is theirs to send or to leave. */
export function dropKeptForm(name: string): void {
  dropOwn(keyOf(name));
}

/** Tells the forms of the site apart: by the page and by what they are called on it. */
export function formName(label: string): string {
  // A first view is drawn where there is no address.
  return `${typeof location === 'undefined' ? '' : location.pathname} ${label}`;
}

const keyOf = (name: string) => `form ${name}`;

function isKeepable(field: string, value: unknown): boolean {
  return !/password|code|token/i.test(field) && !holdsFile(value);
}

function holdsFile(value: unknown): boolean {
  if (value instanceof Blob) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsFile);
}
