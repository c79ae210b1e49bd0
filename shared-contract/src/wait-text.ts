/**
 * The waiting time after too many attempts (429), in French.
 * @param seconds from Retry-After
 * @returns 'Réessayez dans 2 min 5 s.'
 */
export function waitText(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const parts = hours
    ? [`${hours} h`, minutes && `${minutes} min`]
    : [minutes && `${minutes} min`, (seconds % 60 || !minutes) && `${seconds % 60} s`];
  return `Réessayez dans ${parts.filter(Boolean).join(' ')}.`;
}
