/** Without accents, case, apostrophes and hyphens: what a search compares. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’\-\s]+/g, ' ')
    .toLowerCase()
    .trim();
}
