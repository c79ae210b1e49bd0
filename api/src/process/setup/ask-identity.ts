import { AdministratorInput } from '@alumni/shared-contract';
import { UsageError } from '../../platform/run-command';
import type { Terminal } from './terminal';

const fields = AdministratorInput.pick({ nom: true, prenoms: true, email: true });

/** Identity of the first administrator. */
export interface Identity {
  nom: string;
  prenoms: string;
  email: string;
}
type Field = keyof Identity;

const questions: Record<Field, string> = {
  nom: 'Nom',
  prenoms: 'Prénoms',
  email: 'Adresse e-mail',
};

/**
 * Takes values from the command line, and asks for missing ones on a terminal.
 * @throws UsageError for a wrong value, or a missing one without a terminal
 */
export async function askIdentity(given: Partial<Identity>, terminal: Terminal): Promise<Identity> {
  const identity: Partial<Identity> = {};
  for (const field of Object.keys(questions) as Field[]) {
    const typed = given[field] ?? '';
    let checked = fields.shape[field].safeParse(typed);
    if (!checked.success && typed) throw new UsageError(`--${field} : ${problem(checked.error)}`);
    while (!checked.success) {
      const answer = await terminal.ask(questions[field]);
      if (answer === null) throw missing(field);
      checked = fields.shape[field].safeParse(answer);
      if (!checked.success) terminal.write(`  ${problem(checked.error)}\n`);
    }
    identity[field] = checked.data;
  }
  return fields.parse(identity);
}

const missing = (field: Field) =>
  new UsageError(`--${field} manque, et il n'y a personne à qui le demander.`);

const problem = (error: { issues: { message: string }[] }) => error.issues[0]?.message ?? '';
