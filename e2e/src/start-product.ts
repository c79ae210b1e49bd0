/**
 * Starts the product for the tests on its own database: `tsx start-product.ts embedded 4201` (by
 * `npm start`) or `… server 4202` (on TEST_DATABASE_URL).
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { facebookEnvironment } from '../../api/testing/facebook';
import { googleEnvironment } from '../../api/testing/google';
import { dataDirOf } from './data-dir';
import { providersOf } from './providers';
import { databaseUrl, onServer } from './server-database';

const [kind, port = '4201'] = process.argv.slice(2);
const root = join(import.meta.dirname, '..', '..');
const dataDir = dataDirOf(port);
const database = `alumni_e2e_${process.pid}`;
const providers = providersOf(port);
rmSync(dataDir, { recursive: true, force: true });

const command = kind === 'server' ? ['api/dist/server.mjs'] : ['scripts/start.mjs'];
const child = spawn(process.execPath, command, {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: port,
    BASE_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    DEMO: '1',
    ...googleEnvironment(providers.google.origin),
    ...facebookEnvironment(providers.facebook.origin),
    // Tests check content, not speed: no time limit for first views. The bench draws none.
    FIRST_VIEW_TIMEOUT: process.env.FIRST_VIEW_TIMEOUT ?? '5000',
    // A judge decides soon; one machine reports as many visits as a school.
    JUDGE_EVERY: '2',
    THROTTLE_FAULTS_IP: '1000',
    DATABASE_URL: kind === 'server' ? await createDatabase() : '',
  },
});

process.on('SIGTERM', () => child.kill('SIGTERM'));
process.on('SIGINT', () => child.kill('SIGINT'));
child.on('exit', (code) => {
  void cleanUp().finally(() => process.exit(code ?? 1));
});

async function createDatabase(): Promise<string> {
  await onServer(`CREATE DATABASE ${database}`);
  return databaseUrl(database);
}

async function cleanUp(): Promise<void> {
  rmSync(dataDir, { recursive: true, force: true });
  if (kind === 'server') await onServer(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
}
