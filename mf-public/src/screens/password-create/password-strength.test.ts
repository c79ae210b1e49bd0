import { strengthOf } from './password-strength';

test.each([
  ['court1', 'Insuffisant'],
  ['sanschiffre', 'Insuffisant'],
  ['password1', 'Très faible'],
  ['bonjour2026', 'Faible'],
  ['Palmier bleu 42 rivière', 'Très bon'],
])('rates %s as "%s"', (password, word) => {
  expect(strengthOf(password).word).toBe(word);
});

test('explains in French what makes a password easy to guess', () => {
  expect(strengthOf('azerty123').advice).toMatch(/mot de passe|clavier|deviner/);
});
