import { countries } from './countries';
import { isPhone } from './phone';

test.each([
  ['90 12 34 56', 'Togo', true],
  ['90 12 34 5', 'Togo', false],
  ['(90) 12-34.56', 'Togo', true],
  ['97 12 34 56', 'Bénin', true],
  ['01 97 12 34 56', 'Bénin', true],
  ['02 97 12 34 56', 'Bénin', false],
  ['066 12 34 56', 'Gabon', true],
  ['06 12 34 56', 'Gabon', false],
  ['06 12 34 56 78', 'France', true],
  ['12345', 'France', false],
  ['1234567890123456', 'France', false],
  ['00228 90 12 34 56', undefined, true],
  ['+228 90 12 34 5', 'France', false],
  ['90 12 34 56', undefined, false],
  ['90 12 34 56', '', false],
  ['quatre-vingt-dix', 'Togo', false],
  ['9a12b34c', 'France', false],
])('%s typed in %s: %s', (typed, country, expected) => {
  expect(isPhone(typed, country)).toBe(expected);
});

test('names the campus countries as the list of countries does', () => {
  const names = countries.map(({ nom_fr_fr }) => nom_fr_fr);
  expect(names).toEqual(expect.arrayContaining(['Togo', 'Bénin', 'Gabon']));
});
