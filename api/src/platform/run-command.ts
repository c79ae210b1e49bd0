import { resolve } from 'node:path';
import { BadConfig, explainFailure } from './start-error';

/** The command line is invalid. */
export class UsageError extends Error {}

/** Exit codes of commands. */
const exitCodes = { done: 0, failed: 1, misused: 2 } as const;

/** Prints lines to the standard output. */
export const say = (...lines: string[]) => {
  for (const line of lines) process.stdout.write(`${line}\n`);
};

/**
 * Resolves a path against the folder where the person typed it: npm changes the working directory.
 */
export function fromWhereTyped(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}

/**
 * Runs a command; prints failures in French with what to do, and sets the exit code.
 * @param command may return an exit code of its own, from 3
 */
export function runCommand(
  command: () => Promise<number | void>,
  texts: { failure: string; usage: string },
): void {
  command().then(
    (code) => process.exit(code ?? exitCodes.done),
    (error: unknown) => {
      const isMisuse = error instanceof UsageError || isBadArgument(error);
      const text = isMisuse
        ? `${error instanceof UsageError ? error.message : 'Argument inconnu.'}\n→ ${texts.usage}`
        : explainFailure(error);
      process.stderr.write(`\n${texts.failure}\n${text}\n`);
      const isConfiguration = error instanceof BadConfig;
      process.exit(isMisuse || isConfiguration ? exitCodes.misused : exitCodes.failed);
    },
  );
}

function isBadArgument(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code?.startsWith('ERR_PARSE_ARGS') ?? false;
}
