/**
 * `19 000`: grouped by narrow no-break spaces, as French does. Without Intl, whose number format
 * takes 15 to 60 ms to make on a slow phone, on nearly every page.
 * @param value a whole number
 */
export const formatNumber = (value: number): string =>
  String(value).replaceAll(/\B(?=(\d{3})+$)/g, '\u202f');

/**
 * DD/MM/YYYY, for public pages; '' without a date.
 * @param value a day (`YYYY-MM-DD`), taken as it is, or an instant, converted to local time
 */
export const formatDate = (value: string | Date | null | undefined): string => join(value, '/');

/**
 * DD-MM-YYYY, for staff pages; '' without a date.
 * @param value as for `formatDate`
 */
export const formatDateAdmin = (value: string | Date | null | undefined): string =>
  join(value, '-');

function join(value: string | Date | null | undefined, separator: string): string {
  if (!value) return '';
  const parts = typeof value === 'string' ? (plainDay(value) ?? localDay(value)) : localDay(value);
  return parts.join(separator);
}

/** YYYY-MM-DD is a day without time zone: do not convert it to a timestamp. */
function plainDay(value: string): string[] | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  return match ? [match[3]!, match[2]!, match[1]!] : null;
}

function localDay(value: string | Date): string[] {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return [];
  const two = (part: number) => String(part).padStart(2, '0');
  return [two(date.getDate()), two(date.getMonth() + 1), String(date.getFullYear())];
}

/**
 * Formats an E.164 phone number in groups: +229 01 61 60 74 91. No-break spaces keep it on one
 * line.
 */
export function formatPhone(phone: string): string {
  const match = phonePattern.exec(phone);
  if (!match) return phone;
  const [, code = '', number = ''] = match;
  return [`+${code}`, ...groupsOf(code, number)].join('\u00a0');
}

/** Calling codes of one and two digits; all others have three. */
const phonePattern =
  /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d{4,12})$/;

/** Groups of two, an odd digit first; North America has its own format. */
function groupsOf(code: string, number: string): string[] {
  if (code === '1' && number.length === 10) {
    return [number.slice(0, 3), number.slice(3, 6), number.slice(6)];
  }
  return number.match(number.length % 2 === 0 ? /../g : /^.|../g) ?? [];
}
