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

test.each(['password1', 'Azerty123', 'motdepasse1', 'jetaime123'])(
  'says that %s is common',
  (word) => {
    expect(strengthOf(word).advice).toMatch(/est courant/);
  },
);

test('explains in French what makes a password easy to guess', () => {
  expect(strengthOf('azertyuiop1').advice).toMatch(/clavier/);
});
