import { formatDateAdmin } from '@alumni/shared-ui/text';

/** A day of a news item, DD-MM-YYYY. */
export function NewsDate({ date }: { date: string }) {
  return <time dateTime={date}>{formatDateAdmin(date)}</time>;
}
