/** What is said of a text that is no date. */
export const dateFormatMessage = 'Indiquez une date au format JJ/MM/AAAA.';

/** For antd's DatePicker: the first is shown, the others are understood when typed. */
export const dateFormats = ['DD/MM/YYYY', 'D/M/YYYY', 'DD-MM-YYYY', 'DDMMYYYY', 'YYYY-MM-DD'];

/**
 * What the form keeps of a text being typed: the day as YYYY-MM-DD once it is whole, until then the
 * text, its slashes written for a keyboard that has none.
 */
export function typedDate(text: string, before: string): string {
  if (isDay(text.trim())) return text.trim();
  const clean = text
    .replace(/[\s.-]+/g, '/')
    .replace(/[^\d/]/g, '')
    .replace(/^\/+/, '')
    .replace(/\/{2,}/g, '/');
  // Only while the text grows: a slash that is deleted stays so.
  const shown = clean.length > before.length ? withSlashes(clean) : clean;
  return dayOf(shown, /^(\d{2})\/(\d{2})\/(\d{4})$/) ?? shown.slice(0, 10);
}

/** What the form keeps once the field is left: 1/4/1999 is a whole date too. */
export function leftDate(text: string): string {
  return dayOf(text, /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/) ?? text;
}

/** JJ/MM/AAAA of a day; any other text as it is. */
export function shownDate(value: string): string {
  return isDay(value) ? value.split('-').reverse().join('/') : value;
}

/** Whether a text is a day that exists, YYYY-MM-DD: there is no 31 February. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** @param bounds days, YYYY-MM-DD, both allowed */
export function dateRule(
  value: string | undefined | null,
  { min, max }: { min?: string | undefined; max?: string | undefined },
): string | undefined {
  if (!value) return undefined;
  if (!isDay(value)) return dateFormatMessage;
  if (min && value < min) return `Indiquez une date à partir du ${shownDate(min)}.`;
  if (max && value > max) return `Indiquez une date jusqu’au ${shownDate(max)}.`;
  return undefined;
}

function withSlashes(text: string): string {
  return text.replace(/^(\d{2})(?=\d|$)/, '$1/').replace(/^(\d{1,2}\/\d{2})(?=\d|$)/, '$1/');
}

function dayOf(text: string, pattern: RegExp): string | undefined {
  const [, day = '', month = '', year = ''] = pattern.exec(text) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : undefined;
}
