import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { DiskReserve } from './disk-reserve';
import { DurableNodeFS, syncPath } from './durable-node-fs';
import { SingleSessionPGlite } from './single-session';

/** Messages between the main thread and this one. */
export type WorkerRequest = 'close' | 'fsyncs';
/** Messages of the worker thread to its owner. */
export type WorkerReply =
  | { ready: true }
  | { closed: true }
  | { fsyncs: number }
  | { failed: string }
  /** Not an answer: the disk became full, or has room again. */
  | { full: boolean };

const { folder, socketPath } = workerData as { folder: string; socketPath: string };
const reply = (message: WorkerReply) => parentPort?.postMessage(message);
const reserve = new DiskReserve(`${folder}.reserve`, (full) => reply({ full }));
const durable = (path: string) => new DurableNodeFS(path, reserve, endThread);

/** Nothing can be saved after a PANIC; the log is replayed at the next start. */
function endThread(): void {
  reply({ failed: reserve.isFull ? 'ENOSPC' : 'PANIC' });
  process.exit(1);
}

// PGlite passes -F (no fsync) by default; the last option wins.
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'timezone=UTC',
];

/** Not `SingleSessionPGlite.create`: it always creates a plain PGlite. */
async function open(fs: DurableNodeFS): Promise<SingleSessionPGlite> {
  const database = new SingleSessionPGlite(reserve, {
    fs,
    startParams,
    extensions: { unaccent, pg_trgm },
  });
  await database.waitReady;
  return database;
}

/** Create the folder aside, then rename it: an interrupted first start leaves nothing. */
async function createFolder(): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  const database = await open(durable(draft));
  await database.close();
  for (const entry of readdirSync(draft, { recursive: true, encoding: 'utf8' })) {
    syncPath(join(draft, entry));
  }
  renameSync(draft, folder);
  syncPath(join(folder, '..'));
}

async function serve(): Promise<void> {
  reserve.prepare();
  if (!existsSync(join(folder, 'PG_VERSION'))) await createFolder();
  const fs = durable(folder);
  const database = await open(fs);
  const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 20 });
  await server.start();
  parentPort?.on('message', async (request: WorkerRequest) => {
    if (request === 'fsyncs') return reply({ fsyncs: fs.fsyncs });
    reserve.stop();
    await server.stop();
    await database.close();
    reply({ closed: true });
    parentPort?.close();
  });
  reply({ ready: true });
}

serve().catch((error: unknown) => {
  reply({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
});
