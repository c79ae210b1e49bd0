/** Message for an invalid date. */
const dateFormatMessage = 'Indiquez une date au format JJ/MM/AAAA.';

/** For antd's DatePicker: the first is displayed, the others are accepted when typed. */
export const dateFormats = ['DD/MM/YYYY', 'D/M/YYYY', 'DD-MM-YYYY', 'DDMMYYYY', 'YYYY-MM-DD'];

/**
 * Value for a text being typed: YYYY-MM-DD once complete, until then the text, with slashes added
 * for keyboards without one.
 * @param text in the input
 * @param before text before this change
 */
export function typedDate(text: string, before: string): string {
  if (isDay(text.trim())) return text.trim();
  const clean = text
    .replace(/[\s.-]+/g, '/')
    .replace(/[^\d/]/g, '')
    .replace(/^\/+/, '')
    .replace(/\/{2,}/g, '/');
  // Only while the text grows, so that a deleted slash stays deleted.
  const shown = clean.length > before.length ? withSlashes(clean) : clean;
  return dayOf(shown, /^(\d{2})\/(\d{2})\/(\d{4})$/) ?? shown.slice(0, 10);
}

/** Value on blur: 1/4/1999 is complete too. */
export function leftDate(text: string): string {
  return dayOf(text, /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/) ?? text;
}

/** Formats YYYY-MM-DD as JJ/MM/AAAA; returns any other text unchanged. */
export function shownDate(value: string): string {
  return isDay(value) ? value.split('-').reverse().join('/') : value;
}

/** Whether a text is an existing day, YYYY-MM-DD: 31 February is not. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** @param bounds days, YYYY-MM-DD, both inclusive */
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
