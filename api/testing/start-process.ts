import { fork } from 'node:child_process';
import { join } from 'node:path';
import { compiledProgram } from './compiled-programs';
import { freePort } from './free-port';
import { programFlags } from './program-flags';

/** A real server in its own process. */
export interface ApiProcess {
  url: string;
  /** Everything it wrote, to both outputs. */
  output(): string;
  signal(name: NodeJS.Signals): void;
  tell(order: 'lose database'): void;
  /** Its exit code once it has ended and all its output was read; null when a signal ended it. */
  ended: Promise<number | null>;
}

/**
 * Starts `api-process.ts` on a database; the caller must end it.
 * @param flags of Node, for its threads too
 * @param program another compiled `api-process.ts`
 */
export async function startProcess(
  environment: Record<string, string>,
  flags: string[] = [],
  program = compiledProgram('testing/api-process.ts'),
): Promise<ApiProcess> {
  const port = String(await freePort());
  const child = fork(program, {
    cwd: join(__dirname, '..'),
    execArgv: [...programFlags, ...flags],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      DEMO: '0',
      HOST: '127.0.0.1',
      PORT: port,
      LOG_LEVEL: 'info',
      SESSION_SECRET: 'a secret for tests, long enough to be one',
      ...environment,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => (output += String(chunk)));
  }
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const ready = new Promise((resolve) => child.once('message', resolve));
  const isReady = await Promise.race([ready.then(() => true), ended.then(() => false)]);
  if (!isReady) throw new Error(`the server did not start:\n${output}`);
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    signal: (name) => child.kill(name),
    tell: (order) => child.send(order),
    ended,
  };
}
