/**
 * Removes personal data and secrets from an error message: e-mail addresses, queries, tokens, long
 * numbers. Hashes in file names (ten digits) stay.
 */
export function impersonalText(message: string): string {
  return message
    .replace(/[^\s@/:]+@[^\s@]+/g, '…')
    .replace(/[?#][^\s)'"]*/g, '')
    .replace(/[\w-]{24,}/g, '…')
    .replace(/\b\d{6,}\b/g, '…');
}
