import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { StartError } from '../../start-error';
import { lockFolder } from './folder-lock';
import type { WorkerReply, WorkerRequest } from './worker';

/** PostgreSQL in a worker thread, reached like any other through a unix socket. */
export interface EmbeddedDatabase {
  /** For `pg`: the folder of the socket, and the port in its name. */
  host: string;
  port: number;
  /** How often PostgreSQL asked the disk to keep what it wrote. */
  fsyncs(): Promise<number>;
  close(): Promise<void>;
}

const port = 5432;

/**
 * Starts the embedded PostgreSQL on a folder, creating it at first.
 * @throws StartError when another process holds the folder, or when it cannot be opened
 */
export async function startEmbedded(
  dataDir: string,
  onCrash: (error: Error) => void,
): Promise<EmbeddedDatabase> {
  const home = resolve(dataDir);
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(home);
  // Socket paths end at 108 bytes: the data folder may lie too deep for one.
  const host = mkdtempSync(join(tmpdir(), 'alumni-'));
  const worker = startWorker(join(home, 'pg'), join(host, `.s.PGSQL.${port}`));
  const cleanUp = async () => {
    await worker.terminate();
    rmSync(host, { recursive: true, force: true });
    await unlock();
  };
  try {
    await answerOf(worker);
  } catch (error) {
    await cleanUp();
    throw error;
  }
  worker.on('error', onCrash);
  return {
    host,
    port,
    async fsyncs() {
      const answer = await ask(worker, 'fsyncs');
      return 'fsyncs' in answer ? answer.fsyncs : 0;
    },
    async close() {
      await ask(worker, 'close');
      await cleanUp();
    },
  };
}

function startWorker(folder: string, socketPath: string): Worker {
  return new Worker(new URL('./worker.mjs', import.meta.url), {
    workerData: { folder, socketPath },
    env: { TZ: 'UTC' },
  });
}

function ask(worker: Worker, request: WorkerRequest): Promise<WorkerReply> {
  const answer = answerOf(worker);
  worker.postMessage(request);
  return answer;
}

function answerOf(worker: Worker): Promise<WorkerReply> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(cannotOpen(error.stack ?? error.message));
    worker.once('error', fail);
    worker.once('message', (reply: WorkerReply) => {
      worker.off('error', fail);
      if ('failed' in reply) reject(cannotOpen(reply.failed));
      else resolve(reply);
    });
  });
}

function cannotOpen(reason: string): StartError {
  if (/ENOSPC|No space left|errno: 51/i.test(reason)) {
    return new StartError('Le disque est plein.', 'Libérez de la place, puis relancez.');
  }
  return new StartError(
    `La base de données intégrée n'a pas pu démarrer : ${reason}`,
    'Vérifiez le dossier DATA_DIR et ses droits ; un dossier neuf recrée la base.',
  );
}
