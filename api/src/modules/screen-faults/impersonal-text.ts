/**
 * An error's message without what may name a person or open a door: addresses of people, queries,
 * tokens, long numbers. Hashes in file names (ten digits) stay: they tell which file it was.
 */
export function impersonalText(message: string): string {
  return message
    .replace(/[^\s@/:]+@[^\s@]+/g, '…')
    .replace(/[?#][^\s)'"]*/g, '')
    .replace(/[\w-]{24,}/g, '…')
    .replace(/\b\d{6,}\b/g, '…');
}
