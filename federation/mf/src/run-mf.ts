import { CommanderError } from 'commander';
import type { Invocation } from './context';
import { exitCodes, EarlyExit, type Outcome } from './outcome';
import { mfProgram } from './program';

/**
 * Runs one `mf` command.
 * @returns its exit code
 */
export async function runMf(args: string[], invocation: Invocation): Promise<number> {
  const asJson = args.includes('--json');
  const { ending, text, data } = await ended(args, invocation);
  const code = exitCodes[ending];
  const ok = ending === 'done' || ending === 'nothing';
  if (asJson) {
    invocation.print(JSON.stringify({ ok, code, message: text, ...data }, null, 2));
  } else if (text) {
    (ok ? invocation.print : invocation.complain)(ok ? text : `✖ ${text}`);
  }
  return code;
}

async function ended(args: string[], invocation: Invocation): Promise<Outcome> {
  let outcome: Outcome = { ending: 'done', text: '' };
  const program = mfProgram(invocation, (one) => (outcome = one));
  try {
    await program.parseAsync(args, { from: 'user' });
    return outcome;
  } catch (error) {
    if (error instanceof EarlyExit) return { ending: error.ending, text: error.message };
    // The requested help was printed.
    if (error instanceof CommanderError) return { ending: 'done', text: '' };
    const message = error instanceof Error ? error.message : String(error);
    return { ending: 'refused', text: message };
  }
}
