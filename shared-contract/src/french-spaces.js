const noBreak = '\u00a0';

export function frenchSpaces(text) {
  return text.replace(mark, `${noBreak}$1`).replaceAll('« ', `«${noBreak}`);
}

// French punctuation only, followed by a space, closing punctuation or the end of the text: never
// the ':' of ':is(a)' nor '!important'.
const mark = / (»|[:;?!](?=[\s.…,)»]|$))/g;
