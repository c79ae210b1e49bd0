/**
 * A real S3-compatible server for the tests: OpenStack Swift with its s3api, from Debian's packages
 * (`scripts/programs-for-tests.mjs` installs them), on loopback, in a temporary folder that goes with
 * it.
 *
 * `node scripts/s3-for-tests.mjs` prints TEST_S3_URL, and stays until Ctrl+C. `node
 * scripts/s3-for-tests.mjs npm test` runs a command with TEST_S3_URL, then stops. Where the server
 * cannot be had it says so, and the command runs without.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { attach, freePort } from './lib.mjs';
import { swift } from './programs-for-tests.mjs';

const services = ['account', 'container', 'object', 'proxy'];
const key = { id: 'test:tester', secret: 'testing' };
const startMs = 120_000;

const [program, ...args] = process.argv.slice(2);
const given = process.env.TEST_S3_URL;
const server = given ? null : await startServer();
if (!program) {
  if (!server) process.exit(1);
  console.log(`TEST_S3_URL=${server.url}`);
  await new Promise((resolve) =>
    ['SIGINT', 'SIGTERM'].forEach((name) => process.on(name, resolve)),
  );
} else {
  process.exitCode = await attach(program, args, server ? { TEST_S3_URL: server.url } : {});
}
server?.stop();

async function startServer() {
  if (!installed()) return say(`il faut ses paquets Debian : apt-get install ${swift.join(' ')}`);
  const folder = mkdtempSync(join(tmpdir(), 'alumni-s3-'));
  const children = [];
  const stop = () => {
    for (const child of children) child.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', stop);
  try {
    const ports = Object.fromEntries(
      await Promise.all(services.map(async (name) => [name, await freePort()])),
    );
    writeSettings(folder, ports);
    buildRings(folder, ports);
    for (const name of services) children.push(startService(folder, name));
    await answering(ports.proxy, children);
    const [user, password] = [key.id, key.secret].map(encodeURIComponent);
    return { url: `http://${user}:${password}@127.0.0.1:${ports.proxy}`, stop };
  } catch (error) {
    say(`il ne démarre pas : ${/** @type {Error} */ (error).message}\n${logs(folder)}`);
    stop();
    return null;
  }
}

function installed() {
  return services.every((name) => existsSync(`/usr/bin/swift-${name}-server`));
}

function say(reason) {
  console.error(`• Serveur S3 d’essai : non, ${reason}`);
  return null;
}

function writeSettings(folder, ports) {
  const common = (name) =>
    [
      '[DEFAULT]',
      'bind_ip = 127.0.0.1',
      `bind_port = ${ports[name]}`,
      'workers = 0',
      `user = ${userInfo().username}`,
      `swift_dir = ${folder}`,
      `devices = ${folder}/devices`,
      'mount_check = false',
      'log_level = ERROR',
    ].join('\n');
  for (const name of ['account', 'container', 'object']) {
    write(
      `${name}.conf`,
      common(name),
      '[pipeline:main]',
      `pipeline = ${name}-server`,
      `[app:${name}-server]`,
      `use = egg:swift#${name}`,
    );
  }
  const person = `user_${key.id.replace(':', '_')} = ${key.secret} .admin`;
  // tempauth requires a cache; an unreachable one is enough.
  const extras = { tempauth: person, cache: 'memcache_servers = 127.0.0.1:1' };
  const filters = ['catch_errors', 'healthcheck', 'cache', 's3api', 'tempauth', 'slo', 'dlo'];
  write(
    'proxy.conf',
    common('proxy'),
    '[pipeline:main]',
    `pipeline = ${filters.join(' ')} proxy-server`,
    '[app:proxy-server]',
    'use = egg:swift#proxy',
    'account_autocreate = true',
    ...filters.flatMap((name) => [
      `[filter:${name}]`,
      `use = egg:swift#${name === 'cache' ? 'memcache' : name}`,
      extras[name] ?? '',
    ]),
  );
  write(
    'swift.conf',
    '[swift-hash]',
    'swift_hash_path_suffix = essai',
    'swift_hash_path_prefix = essai',
    '[storage-policy:0]',
    'name = only',
    'default = yes',
  );
  mkdirSync(join(folder, 'devices', 'd1'), { recursive: true });

  function write(name, ...lines) {
    writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
  }
}

/** A ring with one device and one replica. */
function buildRings(folder, ports) {
  const devices = ['account', 'container', 'object'].map((name) => [name, ports[name]]);
  const script = `
import json, sys
from swift.common.ring import RingBuilder
for name, port in json.loads(sys.argv[2]):
    ring = RingBuilder(4, 1, 0)
    ring.add_dev(dict(id=0, region=1, zone=1, ip='127.0.0.1', port=port, device='d1', weight=1))
    ring.rebalance()
    ring.get_ring().save('%s/%s.ring.gz' % (sys.argv[1], name))`;
  const result = spawnSync('/usr/bin/python3', ['-c', script, folder, JSON.stringify(devices)], {
    encoding: 'utf8',
  });
  if (result.status !== 0) throw new Error(result.stderr);
}

function startService(folder, name) {
  const log = openSync(join(folder, `${name}.log`), 'w');
  return spawn(`/usr/bin/swift-${name}-server`, [join(folder, `${name}.conf`), '--verbose'], {
    stdio: ['ignore', log, log],
  });
}

async function answering(port, children) {
  for (const end = Date.now() + startMs; Date.now() < end;) {
    const dead = children.find((child) => child.exitCode !== null);
    if (dead) throw new Error(`${dead.spawnfile} s’est arrêté`);
    const answer = await fetch(`http://127.0.0.1:${port}/healthcheck`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`aucune réponse en ${startMs / 1000} s`);
}

function logs(folder) {
  return services
    .map((name) => readFileSync(join(folder, `${name}.log`), { encoding: 'utf8', flag: 'a+' }))
    .join('');
}
