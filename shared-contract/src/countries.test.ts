import { countries } from './countries';

test('has 241 countries, each code once, in French order', () => {
  expect(countries).toHaveLength(241);
  for (const key of ['id', 'code', 'alpha2', 'alpha3', 'nom_fr_fr'] as const) {
    expect(new Set(countries.map((country) => country[key])).size).toBe(241);
  }
  const names = countries.map((country) => country.nom_fr_fr);
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'fr')));
  expect(names).toEqual(expect.arrayContaining(['Bénin', 'Gabon', 'Togo', "Côte d'Ivoire"]));
});
