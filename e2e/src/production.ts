import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseUrl, onServer } from './server-database';

/** The repository. */
export const repository = join(import.meta.dirname, '../..');

const dockerfile = readFileSync(join(repository, 'deploy/Dockerfile'), 'utf8');
/** The command of the image: what is tested is what it starts. */
const imageCommand = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '') as [
  string,
  ...string[],
];
/** Its settings of malloc. */
const imageMemory = Object.fromEntries(
  [...dockerfile.matchAll(/(MALLOC_\w+)=(\d+)/g)].map(([, name = '', value]) => [name, value]),
);

/** An empty database on the server of the tests. */
export async function emptyDatabase(purpose: string) {
  const name = `alumni_${purpose}_${process.pid}`;
  await onServer(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  return {
    url: databaseUrl(name),
    drop: () => onServer(`DROP DATABASE ${name} WITH (FORCE)`),
  };
}

/** Settings without which a production does not start, on a database and a folder. */
export const productionSettings = (url: string, database: string, dataDir: string) => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  DEMO: '0',
  BASE_URL: url,
  DATA_DIR: dataDir,
  DATABASE_URL: database,
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'reseau@alumni.test',
  SESSION_SECRET: 'a secret for tests, long enough to be one',
});

/** A process of a production. */
export interface ProductionProcess {
  child: ChildProcess;
  url: string;
  ended: Promise<unknown>;
  /** Resolves when it listens; rejects with its output when it ends before. */
  isReady: Promise<void>;
}

/** Starts one process of a production from a folder, on a port of loopback. */
export function startProduction(
  folder: string,
  port: number,
  settings: NodeJS.ProcessEnv,
): ProductionProcess {
  const [program, ...args] = imageCommand;
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...settings, ...imageMemory, HOST: '127.0.0.1', PORT: String(port) },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit');
  const isReady = Promise.race([
    answers(`${url}/health`),
    ended.then(() => Promise.reject(new Error(`it did not start:\n${output}`))),
  ]);
  return { child, url, ended, isReady };
}

async function answers(url: string): Promise<void> {
  const isUp = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 50));
}
