/**
 * `npm run bench:api`: load on the started server with both databases, 19,000 people in each.
 * Requests a second and p99 of the most frequent calls, compared with a bare Fastify in the same
 * process and with pgbench on the directory's statements. `BENCH_SECONDS=10` sets the duration,
 * `BENCH_PROFILE=1` writes a CPU profile (.cpuprofile) to the folder.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { demoPassword } from '../../api/demo/people/accounts';
import { callsOf, signIn, type Call } from './api/calls';
import { hasPgbench, pgbench } from './api/pgbench';
import type { Addresses, Statement } from './api/serve';
import {
  databaseAtHand,
  databaseNames,
  withDatabase,
  withDemo,
  type Environment,
} from './database';

const connections = 10;
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const only = process.env.BENCH_ONLY;

const rows: string[] = [];
for (const kind of databaseAtHand === 'server'
  ? (['server', 'embedded'] as const)
  : ['embedded' as const]) {
  await withDatabase(kind, async (environment) => {
    await withDemo(environment, async () => undefined);
    const server = start(environment);
    const [addresses] = (await once(server, 'message')) as [Addresses];
    await bench(databaseNames[kind], server, addresses, environment);
    server.kill('SIGTERM');
    await once(server, 'exit');
  });
}
console.log(`\n${connections} connexions, ${seconds} s par appel, 19 000 anciens`);
console.log('| base | appel | requêtes/s | p99 (ms) | part de Fastify nu | part de pgbench |');
console.log('|---|---|---:|---:|---:|---:|');
for (const row of rows) console.log(row);
if (databaseAtHand === 'embedded') console.log('Serveur PostgreSQL : TEST_DATABASE_URL manque.');
if (!hasPgbench) console.log('pgbench manque (paquet postgresql-contrib) : pas de comparaison.');

/** The server in its own process, with high throttle limits. */
function start(environment: Environment): ChildProcess {
  const widened = Object.fromEntries(
    ['LOGIN_IP', 'LOGIN_ACCOUNT_IP', 'LOGIN_ACCOUNT'].map((name) => [
      `THROTTLE_${name}`,
      '1000000000',
    ]),
  );
  const profile = process.env.BENCH_PROFILE ? ['--cpu-prof', '--cpu-prof-dir=.'] : [];
  return fork(join(import.meta.dirname, 'api/serve.ts'), {
    execArgv: ['--import', 'tsx', ...profile],
    env: {
      PATH: process.env.PATH,
      ...environment,
      ...widened,
      LOGIN_SLOWDOWN_MS: '0',
      DIRECTORY_PAGES_PER_DAY: '1000000000',
      DIRECTORY_PAGES_PER_NETWORK: '1000000000',
    },
  });
}

async function bench(base: string, server: ChildProcess, at: Addresses, environment: Environment) {
  const bare = await load({ name: 'Fastify nu', url: at.bare, requests: [{ path: '/' }] });
  rows.push(row(base, 'Fastify nu', bare, 1));
  const sessions = {
    member: await signIn(at.api, 'membre@alumni.test', demoPassword),
    administrator: await signIn(at.api, 'admin@alumni.test', demoPassword),
  };
  for (const call of callsOf(at.api, sessions)) {
    if (only && !call.name.includes(only)) continue;
    const measured = await load(call);
    const sql = call.isDirectory ? await shareOfPgbench(call, measured.perSecond) : '';
    rows.push(row(base, call.name, measured, measured.perSecond / bare.perSecond, sql));
  }

  /** Compared with the statements of this call, its session lookup included. */
  async function shareOfPgbench(call: Call, perSecond: number): Promise<string> {
    const url = environment.DATABASE_URL;
    if (!hasPgbench || !url) return '';
    const [first] = call.requests;
    server.send({ method: 'GET', url: first!.path, headers: first!.headers });
    const [statements] = (await once(server, 'message')) as [Statement[]];
    const folder = environment.DATA_DIR ?? '.';
    return two(perSecond / (await pgbench(statements, { url, folder, connections, seconds })));
  }
}

interface Measured {
  perSecond: number;
  p99: number;
}

async function load({ name, url, requests }: Call): Promise<Measured> {
  await autocannon({ url, requests, connections, duration: 1 });
  const result = await autocannon({ url, requests, connections, duration: seconds });
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${name} : ${result.non2xx} réponses refusées, ${result.errors} erreurs`);
  }
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

function row(base: string, name: string, { perSecond, p99 }: Measured, share: number, sql = '') {
  const cells = [base, name, Math.round(perSecond).toLocaleString('fr-FR'), p99, two(share), sql];
  return `| ${cells.join(' | ')} |`;
}

function two(value: number): string {
  return value.toFixed(2).replace('.', ',');
}
