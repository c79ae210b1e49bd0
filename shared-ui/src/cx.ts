/**
 * Joins class names.
 * @param names classes; falsy ones are skipped
 */
export function cx(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
