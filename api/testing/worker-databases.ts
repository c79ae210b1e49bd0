import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded, type EmbeddedDatabase } from '../src/platform/db/embedded/start-embedded';
import { copyTemplate, required } from './test-databases';

/** Environment variable with the socket folder of each worker's database. */
const hosts = 'ALUMNI_TEST_EMBEDDED';

const started: { database: EmbeddedDatabase; folder: string }[] = [];

/** Starts an embedded database for each worker of jest; its test files use it one after another. */
export async function startWorkerDatabases(workers: number): Promise<void> {
  started.push(...(await Promise.all(Array.from({ length: workers }, startOne))));
  process.env[hosts] = started.map(({ database }) => database.host).join();
}

async function startOne() {
  const folder = mkdtempSync(join(tmpdir(), 'alumni-test-'));
  copyTemplate(folder);
  const database = await startEmbedded(folder, (error) => {
    throw error;
  });
  return { database, folder };
}

export async function stopWorkerDatabases(): Promise<void> {
  for (const { database, folder } of started) {
    await database.close();
    rmSync(folder, { recursive: true });
  }
}

/** Socket folder of this worker's embedded database. */
export function workerHost(): string {
  const worker = Number(process.env.JEST_WORKER_ID ?? 1);
  const host = required(hosts).split(',')[worker - 1];
  if (!host) throw new Error(`no embedded database was started for worker ${worker}`);
  return host;
}
