import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { compiledProgram } from './compiled-programs';
import { programFlags } from './program-flags';

const apiDir = join(__dirname, '..');

/** A program of the API in its own process, as a terminal would start it. */
export interface Command {
  child: ChildProcess;
  /** What it has printed so far, on both outputs. */
  output(): string;
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>;
}

/**
 * Starts a program of this package, with only PATH of this process's environment.
 * @param input text for its standard input
 */
export function startCommand(
  program: string,
  args: string[],
  environment: Record<string, string>,
  input = '',
): Command {
  const child = spawn(process.execPath, [...programFlags, compiledProgram(program), ...args], {
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

/** Runs a program and waits for its end. */
export async function runCommand(
  ...parameters: Parameters<typeof startCommand>
): Promise<{ code: number | null; output: string }> {
  const command = startCommand(...parameters);
  const code = await command.ended;
  return { code, output: command.output() };
}

/** The API as a program of its own, once it serves. */
export async function startServer(environment: Record<string, string>): Promise<Command> {
  const server = startCommand('testing/serve-api.ts', [], environment);
  while (!server.output().includes('ready')) {
    if (server.child.exitCode !== null) throw new Error(server.output());
    await setTimeout(20);
  }
  return server;
}
