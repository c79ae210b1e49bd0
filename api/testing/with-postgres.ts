/**
 * `node --import tsx api/testing/with-postgres.ts npm test`: runs a command with TEST_DATABASE_URL, the
 * address of a PostgreSQL server on loopback. That is the one at the usual port, if it lets the account
 * postgres in, or one of its own in a temporary folder, from the programs of the machine, stopped at
 * the end. With that variable set, or without those programs, the command runs as it is.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Client } from 'pg';
import { startPostgres } from './own-postgres';

const usual = 'postgresql://postgres@127.0.0.1:5432/postgres';

const [program = '', ...args] = process.argv.slice(2);
const server = await openServer();
process.on('exit', () => server?.remove?.());
const env = { ...process.env, ...(server && { TEST_DATABASE_URL: server.url }) };
const child = spawn(program, args, { env, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
const [code] = (await once(child, 'exit')) as [number | null];
process.exitCode = code ?? 1;

async function openServer(): Promise<{ url: string; remove?: () => void } | null> {
  if (process.env.TEST_DATABASE_URL) return null;
  if (await letsIn(usual)) return { url: usual };
  return startPostgres().catch((error: Error) => {
    process.stderr.write(`• Serveur PostgreSQL d’essai : non, ${error.message}\n`);
    return null;
  });
}

async function letsIn(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}
