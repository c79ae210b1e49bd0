import { spawn, type ChildProcess } from 'node:child_process';
import { expect } from '@playwright/test';
import { root } from './routes';

/** `npm run dev -- …` in that copy of the repository, as a developer types it. */
export function develop(
  names: string[],
  port: string,
  env: Record<string, string> = {},
  cwd: string = root,
) {
  const command = spawn(process.execPath, ['scripts/dev.mjs', ...names], {
    cwd,
    env: { ...process.env, ...env, PORT: port },
  });
  let output = '';
  for (const stream of [command.stdout, command.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  return {
    says: (text: string) =>
      expect.poll(() => `${ended(command)}${output}`, { timeout: 480_000 }).toContain(text),
    refusal: async () => {
      await expect.poll(() => command.exitCode, { timeout: 60_000 }).toBe(1);
      return output;
    },
    end: () => command.kill('SIGTERM'),
  };
}

const ended = ({ exitCode }: ChildProcess) => (exitCode === null ? '' : `[fini : ${exitCode}] `);
