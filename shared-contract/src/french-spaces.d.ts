/**
 * Sources have plain spaces. On screen and in mails, no colon, question mark or guillemet may begin
 * or end a line alone. The build applies this to every literal of the sources
 * (`federation/build/src/preset/french-spaces.mjs`); texts of people and of the server pass through here.
 * @param text in French
 * @returns the same words, with no-break spaces before `: ; ? ! »` and after `«`
 */
export function frenchSpaces(text: string): string;
