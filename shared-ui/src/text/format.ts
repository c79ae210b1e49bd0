const numbers = new Intl.NumberFormat('fr-FR');

/** 19 000, with the narrow space of French. */
export const formatNumber = (value: number): string => numbers.format(value);

/** DD/MM/YYYY, the public pages' way; '' when there is no date. */
export const formatDate = (value: string | Date | null | undefined): string => join(value, '/');

/** DD-MM-YYYY, the administration's way; '' when there is no date. */
export const formatDateAdmin = (value: string | Date | null | undefined): string =>
  join(value, '-');

function join(value: string | Date | null | undefined, separator: string): string {
  if (!value) return '';
  const parts = typeof value === 'string' ? (plainDay(value) ?? localDay(value)) : localDay(value);
  return parts.join(separator);
}

/** YYYY-MM-DD is a day without time zone: it is not turned into a moment. */
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
