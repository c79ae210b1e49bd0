const noBreak = '\u00a0';

/** People type plain spaces: a colon or a guillemet must not begin or end a line. */
export function frenchSpaces(text: string): string {
  return text.replace(/ ([:;?!»])/g, `${noBreak}$1`).replace(/« /g, `«${noBreak}`);
}
