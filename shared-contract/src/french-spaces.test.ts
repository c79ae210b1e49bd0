import { frenchSpaces } from './french-spaces';

test.each([
  ['Supprimer ?', 'Supprimer\u00a0?'],
  ['Oui ! Non', 'Oui\u00a0! Non'],
  ['Il manque : le nom ; le prénom.', 'Il manque\u00a0: le nom\u00a0; le prénom.'],
  ['Publier « Bal » ?', 'Publier «\u00a0Bal\u00a0»\u00a0?'],
  ['(vraiment ?)', '(vraiment\u00a0?)'],
])('%s', (typed, shown) => {
  expect(frenchSpaces(typed)).toBe(shown);
  expect(frenchSpaces(shown)).toBe(shown);
});

test.each(['main :is(a, button)', 'color: red !important', 'https://a.test/?b=1', 'a, b. c'])(
  'leaves text that is not French unchanged: %s',
  (text) => expect(frenchSpaces(text)).toBe(text),
);
