import type { Terminal } from './terminal';

const question = 'Exiger de toute l’équipe un second facteur à la connexion (oui, non)';

/**
 * Asks whether staff must have a second factor, until the answer is yes or no.
 * @returns the value of `STAFF_SECOND_FACTOR`; null when there is nobody to ask
 */
export async function askSecondFactor(terminal: Terminal): Promise<'required' | 'optional' | null> {
  for (;;) {
    const answer = await terminal.ask(question);
    if (answer === null) return null;
    if (/^o(ui)?$/i.test(answer.trim())) return 'required';
    if (/^n(on)?$/i.test(answer.trim())) return 'optional';
    terminal.write('  Répondez par oui ou par non.\n');
  }
}
