/**
 * The real server, API only, beside a bare Fastify with the same settings; a child process that
 * reports both addresses, and the statements that a call sends.
 */
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { buildApp } from '../../../api/src/app';
import { readConfig } from '../../../api/src/platform/config/read-config';
import { loggerOptions } from '../../../api/src/http/logger';
import { openServices } from '../../../api/src/process/services';

export interface Statement {
  text: string;
  values: unknown[];
}
export interface Addresses {
  api: string;
  bare: string;
}

const config = readConfig(process.env);
const { context, database } = await openServices(config, (error) => console.error(error));
const app = await buildApp(context);
const bare = Fastify({ logger: loggerOptions(config) });
bare.get('/', () => ({ bonjour: 'tout le monde' }));

process.on('message', (asked: InjectOptions) => {
  void statementsOf(asked).then((statements) => process.send?.(statements));
});
process.on('disconnect', () => process.exit(0));
// A profiler (--cpu-prof) writes when the process ends normally.
process.on('SIGTERM', () => process.exit(0));
process.send?.({ api: await listen(app), bare: await listen(bare) } satisfies Addresses);

async function listen(server: FastifyInstance): Promise<string> {
  await server.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

async function statementsOf(asked: InjectOptions): Promise<Statement[]> {
  const { pool } = database;
  const statements: Statement[] = [];
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown;
  Object.assign(pool, {
    query: (statement: { text: string }, values: unknown[]) => {
      statements.push({ text: statement.text, values });
      return query(statement, values);
    },
  });
  await app.inject(asked);
  Object.assign(pool, { query });
  return statements;
}
