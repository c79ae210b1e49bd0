import { opportunityPicture } from './opportunity-picture';

test('each type of opportunity has its own picture', () => {
  expect((['EMPLOI', 'STAGE', 'AFFAIRE'] as const).map(opportunityPicture)).toEqual([
    '/assets/emploi.svg',
    '/assets/stage.svg',
    '/assets/affaire.svg',
  ]);
});
