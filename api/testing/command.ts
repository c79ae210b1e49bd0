import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { programFlags } from './program-flags';

const apiDir = join(__dirname, '..');

/** A program of the API in a process of its own, as a terminal would start it. */
export interface Command {
  child: ChildProcess;
  /** What it has printed so far, both ways. */
  output(): string;
  /** Its exit code, or null when a signal ended it. */
  ended: Promise<number | null>;
}

/**
 * Starts a program of this package, with nothing of this process's environment but the PATH.
 * @param input what it reads, for a program that asks
 */
export function startCommand(
  program: string,
  args: string[],
  environment: Record<string, string>,
  input = '',
): Command {
  const child = spawn(process.execPath, [...programFlags, program, ...args], {
    cwd: apiDir,
    env: { PATH: process.env.PATH, ...environment },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stdin.end(input);
  return {
    child,
    output: () => output,
    ended: new Promise((resolve) => child.on('close', resolve)),
  };
}

/** Runs a program to its end. */
export async function runCommand(
  ...parameters: Parameters<typeof startCommand>
): Promise<{ code: number | null; output: string }> {
  const command = startCommand(...parameters);
  const code = await command.ended;
  return { code, output: command.output() };
}
