import { professions } from './index';

test('the professions of the description stand in where categories cannot be loaded', () => {
  expect(professions).toEqual(['Entrepreneur', "Cadre d'entreprises", "Chercheur d'emploi"]);
});
