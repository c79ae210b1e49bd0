import { Command } from 'commander';
import { inFrench } from './french-help';

/** The refusal of a call of a small program with the same settings. */
function refusal(...args: string[]): unknown {
  const program = inFrench(new Command('mf'));
  inFrench(program.command('publish <remote>'))
    .option('--url <adresse>', 'où')
    .option('--json', 'pour un programme')
    .action(() => undefined);
  inFrench(program.command('maintenance <remote> <état>')).action(() => undefined);
  try {
    program.parse(args, { from: 'user' });
  } catch (error) {
    return error;
  }
  return undefined;
}

test.each([
  [[], 'Quelle commande ? mf --help les nomme toutes.'],
  [['publis', 'mf-a'], 'Commande inconnue : publis. Voyez : mf --help'],
  [['publish'], "Il manque l'argument <remote>. Voyez : mf publish --help"],
  [['maintenance', 'mf-a'], "Il manque l'argument <état>. Voyez : mf maintenance --help"],
  [['publish', 'mf-a', 'mf-b'], "Trop d'arguments. Voyez : mf publish --help"],
  [['publish', 'mf-a', '--neuf'], 'Option inconnue : --neuf. Voyez : mf publish --help'],
  [['publish', 'mf-a', '--json', '-x'], 'Option inconnue : -x. Voyez : mf publish --help'],
  [['publish', '--url'], 'Il manque la valeur de --url <adresse>. Voyez : mf publish --help'],
])('explains the invalid call mf %j: %s', (args, message) => {
  expect(refusal(...args)).toMatchObject({ ending: 'usage', message });
});

test('accepts a valid call', () => {
  expect(refusal('publish', 'mf-a', '--json', '--url', 'https://alumni.test')).toBeUndefined();
});
