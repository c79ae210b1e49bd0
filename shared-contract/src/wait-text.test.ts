import { waitText } from './wait-text';

test.each([
  [1, 'Réessayez dans 1 s.'],
  [59, 'Réessayez dans 59 s.'],
  [60, 'Réessayez dans 1 min.'],
  [125, 'Réessayez dans 2 min 5 s.'],
  [3600, 'Réessayez dans 1 h.'],
  [52_350, 'Réessayez dans 14 h 32 min.'],
])('%i seconds', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
