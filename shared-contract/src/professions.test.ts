import { professions } from './index';

test('has the professions of the description, for when categories fail to load', () => {
  expect(professions).toEqual(['Entrepreneur', "Cadre d'entreprises", "Chercheur d'emploi"]);
});
