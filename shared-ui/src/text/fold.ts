/** Removes accents, case, apostrophes and hyphens, for searching. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’\-\s]+/g, ' ')
    .toLowerCase()
    .trim();
}
