const noBreak = '\u00a0';

export function frenchSpaces(text) {
  return text.replace(mark, `${noBreak}$1`).replaceAll('« ', `«${noBreak}`);
}

// Signs of French alone, with what follows a sentence: never the ':' of ':is(a)' nor '!important'.
const mark = / (»|[:;?!](?=[\s.…,)»]|$))/g;
