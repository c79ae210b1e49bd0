import { dropOwn, keepOwn, lastPersonId, readOwn } from '@alumni/shared-auth';
import { sameValue } from './useFieldState';

type Values = Readonly<Record<string, unknown>>;

/** Input of a form, saved when the session of its author ended. */
interface KeptForm {
  owner: number;
  /** Initial values: another record, or newer data, counts as another form. */
  initial: Values;
  typed: Values;
}

const days = 1;

/**
 * Saves on this device the values that differ from the initial ones, without passwords and files.
 */
export function keepForm(name: string, values: Values, initial: Values): void {
  const owner = lastPersonId();
  // A guest has no session to lose, and no storage key.
  if (owner === null) return;
  const fields = new Set([...Object.keys(values), ...Object.keys(initial)]);
  const changed = [...fields].filter(
    (field) => !sameValue(values[field], initial[field]) && isKeepable(field, values[field]),
  );
  if (changed.length === 0) return;
  // null for an emptied field, because JSON has no undefined.
  const typed = Object.fromEntries(changed.map((field) => [field, values[field] ?? null]));
  keepOwn(keyOf(name), { owner, initial, typed } satisfies KeptForm, days);
}

/** @returns what this person had typed in this form when their session ended */
export function readKeptForm(name: string, initial: Values): Values | undefined {
  const kept = readOwn<KeptForm>(keyOf(name));
  // Compared as JSON, which drops undefined.
  const isSame = JSON.stringify(kept?.initial) === JSON.stringify(initial);
  return kept && kept.owner === lastPersonId() && isSame ? kept.typed : undefined;
}

/** Deletes the saved input once it is restored. */
export function dropKeptForm(name: string): void {
  dropOwn(keyOf(name));
}

/** Storage key of a form: page, and label on that page. */
export function formName(label: string): string {
  // A first view is drawn without an address.
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
