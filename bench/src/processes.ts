/**
 * `npm run bench:processes`: a mixed load (70 % home and directory, 20 % details, 10 % writes) of 200
 * signed-in members on 1, 2 and 4 processes of the API behind a real nginx, 19,000 people in a
 * PostgreSQL of its own. Then, under the same load, a rolling restart of two and of four processes, a
 * restart of PostgreSQL, the loss of a replica and of Redis: failed requests, acknowledged writes that
 * are lost, time to recover. The load comes from the same machine: compare requests a second of server
 * CPU, not requests a second. `BENCH_SECONDS=20` sets the duration. Needs nginx, openssl, the programs
 * of PostgreSQL and Redis, and `npm run build`.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '../../api/src/platform/config/read-config';
import { openServices } from '../../api/src/process/services';
import { signInAll, type Member } from '../../e2e/src/network/members';
import { startNetwork, type Network } from '../../e2e/src/network/network';
import { withDatabase, withDemo, type Environment } from './database';
import { mixedLoad, type Load } from './processes/load';
import { chooseMembers } from './processes/choose-members';
import { TestRedis } from '../../api/testing/redis';
import { startPostgres, type OwnPostgres } from '../../api/testing/own-postgres';

const seconds = Number(process.env.BENCH_SECONDS ?? 60);
const sessions = 200;
const unlimited = '1000000000';
const throttles = ['LOGIN_IP', 'LOGIN_ACCOUNT_IP', 'LOGIN_ACCOUNT'].map(
  (name) => `THROTTLE_${name}`,
);
const quotas = ['PAGES_PER_DAY', 'DETAILS_PER_DAY', 'PAGES_PER_NETWORK', 'DETAILS_PER_NETWORK'];
const widened = Object.fromEntries(
  [...throttles, ...quotas.map((name) => `DIRECTORY_${name}`)].map((name) => [name, unlimited]),
);

const postgres = await startPostgres();
let replica: OwnPostgres | undefined;
let redis: TestRedis | undefined;
process.env.TEST_DATABASE_URL = postgres.url;
// The server is a process of its own group: Ctrl+C does not reach it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void removeAll().then(() => process.exit(1));
  });
}
try {
  await withDatabase('server', async (base) => {
    const environment = {
      ...base,
      ...widened,
      BASE_URL: 'https://alumni.example',
      LOGIN_SLOWDOWN_MS: '0',
      // The statements of the load are short: what waits for PostgreSQL shall end soon.
      DATABASE_STATEMENT_TIMEOUT: '15',
    };
    let chosen: Awaited<ReturnType<typeof chooseMembers>> = [];
    await withDemo(environment, async (services) => {
      chosen = await chooseMembers(services, sessions);
    });
    console.log(`${sessions} sessions, ${seconds} s, 19 000 anciens, PostgreSQL et nginx réels`);
    console.log('| processus | req/s | p50 ms | p99 ms | échecs | Mo | req par s de CPU |');
    console.log('|---|---:|---:|---:|---:|---:|---:|');
    for (const count of [1, 2, 4]) {
      await withNetwork(count, environment, chosen, (network, members) =>
        measure(network, members, environment),
      );
    }
    for (const count of [2, 4]) {
      await withNetwork(count, environment, chosen, (network, members) =>
        rollingRestart(network, members, environment),
      );
    }
    await withNetwork(2, environment, chosen, (network, members) =>
      databaseRestart(network, members, environment, postgres),
    );
    await withNetwork(2, await withParts(environment), chosen, async (network, members) => {
      await lose('de la réplique', replica!, network, members, environment);
      await lose('de Redis', redis!, network, members, environment);
    });
  });
} finally {
  await removeAll();
}

async function removeAll(): Promise<void> {
  replica?.remove();
  await redis?.stop();
  postgres.remove();
}

/** Settings with a replica and a Redis, which this starts. */
async function withParts(environment: Environment): Promise<Environment> {
  replica = await postgres.replica();
  redis = await TestRedis.create();
  const { pathname } = new URL(environment.DATABASE_URL!);
  const url = new URL(pathname, replica.url).href;
  return { ...environment, DATABASE_REPLICA_URL: url, REDIS_URL: redis.url };
}

async function withNetwork(
  count: number,
  environment: Environment,
  chosen: { id: number; email: string }[],
  use: (network: Network, members: Member[]) => Promise<void>,
): Promise<void> {
  const network = await startNetwork(count, environment);
  try {
    await use(network, await signInAll(network.get, chosen));
  } finally {
    await network.stop();
  }
}

async function measure(network: Network, members: Member[], environment: Environment) {
  const before = network.cpuSeconds();
  const load = await mixedLoad({ https: network.https, members, seconds });
  const cpu = network.cpuSeconds() - before;
  const memory = network.memory();
  const cells = [
    memory.length,
    Math.round(load.perSecond),
    load.p50,
    load.p99,
    failures(load),
    memory.join(' + '),
    Math.round((load.perSecond * seconds) / cpu),
  ];
  console.log(`| ${cells.join(' | ')} |`);
  console.log(await lostWrites(load, environment));
}

async function rollingRestart(network: Network, members: Member[], environment: Environment) {
  const started = Date.now();
  let took = 0;
  const load = await mixedLoad({
    https: network.https,
    members,
    seconds,
    async meanwhile() {
      await pause(3_000);
      const from = Date.now();
      await network.rollingRestart();
      took = Date.now() - from;
    },
  });
  console.log(
    `\nRedémarrage l'un après l'autre, par deploy/rolling-restart.sh (${secondsOf(took)} s) : ${failures(load)} échecs.`,
  );
  console.log(when(load, started));
  console.log(await lostWrites(load, environment));
}

async function databaseRestart(
  network: Network,
  members: Member[],
  environment: Environment,
  { restart }: OwnPostgres,
) {
  let from = 0;
  let to = 0;
  const load = await mixedLoad({
    https: network.https,
    members,
    seconds,
    async meanwhile() {
      await pause(3_000);
      from = Date.now();
      restart();
      to = Date.now();
    },
  });
  const back = load.recoveredAt === undefined ? 'jamais' : `${secondsOf(load.recoveredAt - to)} s`;
  console.log(
    `\nRedémarrage de PostgreSQL (${secondsOf(to - from)} s) : ${failures(load)} échecs,`,
  );
  console.log(`  de nouveau sans échec ${back} après que PostgreSQL accepte.`);
  console.log(when(load, from));
  console.log(await lostWrites(load, environment));
}

/** Takes a part away for a third of the time. */
async function lose(
  name: string,
  part: { stop(): unknown; start(): unknown },
  network: Network,
  members: Member[],
  environment: Environment,
) {
  const from = Date.now();
  const load = await mixedLoad({
    https: network.https,
    members,
    seconds,
    async meanwhile() {
      await pause((seconds * 1000) / 3);
      await part.stop();
      await pause((seconds * 1000) / 3);
      await part.start();
    },
  });
  console.log(
    `\nPerte ${name}, puis retour : ${failures(load)} échecs, ${Math.round(load.perSecond)} req/s.`,
  );
  console.log(when(load, from));
  console.log(await lostWrites(load, environment));
}

/** Compares what members were told with what the database holds. */
async function lostWrites(
  { acknowledged, writes }: Load,
  environment: Environment,
): Promise<string> {
  const services = await openServices(readConfig(environment), (error) => console.error(error));
  try {
    const { rows } = await services.context.db.execute<{ id: number; biographie: string }>(
      `SELECT id, biographie FROM people WHERE biographie LIKE 'essai %'`,
    );
    const held = new Map(rows.map(({ id, biographie }) => [id, Number(biographie.slice(6))]));
    const lost = [...acknowledged].filter(([id, count]) => (held.get(id) ?? 0) < count);
    return `  ${writes} écritures de ${acknowledged.size} membres, dont ${lost.length} en ont perdu de confirmées.`;
  } finally {
    await services.close();
  }
}

function failures({ failed, statuses }: Load): string {
  const kinds = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  return kinds.length > 0 ? `${failed} (${kinds.join(', ')})` : String(failed);
}

function when({ failures: moments }: Load, from: number): string {
  if (moments.length === 0) return '  Aucun échec.';
  const [first, last] = [Math.min(...moments), Math.max(...moments)];
  return `  Échecs entre ${secondsOf(first - from)} et ${secondsOf(last - from)} s.`;
}

function secondsOf(ms: number): string {
  return (ms / 1000).toFixed(1).replace('.', ',');
}
