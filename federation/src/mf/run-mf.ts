import { CommanderError } from 'commander';
import { usageFault } from './french-help';
import { exitCodes, Stop, type Outcome } from './outcome';
import { mfProgram } from './program';

export interface Surroundings {
  /** Holds the remotes' folders. */
  workspaceDir: string;
  /** Version of the shared contract here. */
  contract: string;
  environment: Record<string, string | undefined>;
  print: (text: string) => void;
  complain: (text: string) => void;
}

/**
 * Runs one `mf` command.
 * @returns its exit code
 */
export async function runMf(args: string[], surroundings: Surroundings): Promise<number> {
  const asJson = args.includes('--json');
  const { ending, text, data } = await ended(args, surroundings);
  const code = exitCodes[ending];
  const ok = ending === 'done' || ending === 'nothing';
  if (asJson) {
    surroundings.print(JSON.stringify({ ok, code, message: text, ...data }, null, 2));
  } else if (text) {
    (ok ? surroundings.print : surroundings.complain)(ok ? text : `✖ ${text}`);
  }
  return code;
}

async function ended(args: string[], surroundings: Surroundings): Promise<Outcome> {
  let outcome: Outcome = { ending: 'done', text: '' };
  const program = mfProgram(surroundings, (one) => (outcome = one));
  try {
    await program.parseAsync(args, { from: 'user' });
    return outcome;
  } catch (error) {
    if (error instanceof Stop) return { ending: error.ending, text: error.message };
    if (error instanceof CommanderError) return usageFault(error, args);
    const message = error instanceof Error ? error.message : String(error);
    return { ending: 'refused', text: message };
  }
}
