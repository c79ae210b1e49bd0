import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { StartError } from '../../start-error';
import { lockFolder } from './folder-lock';
import { forgetSocket, noteSocket, socketFolderPrefix } from './socket-note';
import type { WorkerReply, WorkerRequest } from './worker';

/** PostgreSQL in a worker thread, reached through a unix socket. */
export interface EmbeddedDatabase {
  /** For `pg`: folder of the socket, and the port in its name. */
  host: string;
  port: number;
  /** Number of fsync calls. */
  fsyncs(): Promise<number>;
  /** Whether the disk is full: reads work, writes are refused. */
  isFull(): boolean;
  close(): Promise<void>;
}

/** Part of the socket's name, required by `pg`. */
export const embeddedPort = 5432;

/**
 * Starts the embedded PostgreSQL on a folder; creates it the first time.
 * @throws StartError when another process holds the folder, or it cannot be opened
 */
export async function startEmbedded(
  dataDir: string,
  onCrash: (error: Error) => void,
): Promise<EmbeddedDatabase> {
  const home = resolve(dataDir);
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(home);
  forgetSocket(home);
  // Socket paths are limited to 108 bytes: use a short temporary folder.
  const host = mkdtempSync(socketFolderPrefix);
  const worker = startWorker(join(home, 'pg'), join(host, `.s.PGSQL.${embeddedPort}`));
  const cleanUp = async () => {
    await worker.terminate();
    forgetSocket(home);
    rmSync(host, { recursive: true, force: true });
    await unlock();
  };
  let isFull = false;
  worker.on('message', (reply: WorkerReply) => {
    if ('full' in reply) isFull = reply.full;
  });
  try {
    await answerOf(worker);
    noteSocket(home, host);
  } catch (error) {
    await cleanUp();
    throw isNoSpace(error) ? diskFull(home) : error;
  }
  let isClosing = false;
  const crash = (error: Error) => {
    if (isClosing) return;
    isClosing = true;
    onCrash(error);
  };
  worker.on('error', crash);
  worker.on('exit', (code) => crash(new DatabaseThreadLost(code)));
  return {
    host,
    port: embeddedPort,
    isFull: () => isFull,
    async fsyncs() {
      const answer = await ask(worker, 'fsyncs');
      return 'fsyncs' in answer ? answer.fsyncs : 0;
    },
    async close() {
      // A thread that has ended has nothing left to write.
      if (!isClosing) {
        isClosing = true;
        await ask(worker, 'close');
      }
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

/** The thread ended unexpectedly. */
class DatabaseThreadLost extends Error {
  override name = 'DatabaseThreadLost';

  constructor(code: number) {
    super(`the embedded database's thread ended by itself (${code})`);
  }
}

/** Thread id that Node reports for an ended thread. */
const ended = -1;

function answerOf(worker: Worker): Promise<WorkerReply> {
  return new Promise((resolve, reject) => {
    if (worker.threadId === ended) return reject(new DatabaseThreadLost(1));
    const fail = (error: Error) => reject(cannotOpen(error.stack ?? error.message));
    const gone = (code: number) => fail(new DatabaseThreadLost(code));
    worker.once('error', fail);
    worker.once('exit', gone);
    worker.on('message', function answer(reply: WorkerReply) {
      if ('full' in reply) return;
      worker.off('message', answer);
      worker.off('error', fail);
      worker.off('exit', gone);
      if ('failed' in reply) reject(cannotOpen(reply.failed));
      else resolve(reply);
    });
  });
}

function cannotOpen(reason: string): StartError {
  return new StartError(
    `La base de données intégrée n'a pas pu démarrer : ${reason}`,
    'Vérifiez le dossier DATA_DIR et ses droits ; un dossier neuf recrée la base.',
  );
}

const isNoSpace = (error: unknown) =>
  /ENOSPC|EDQUOT|No space left|errno: 51/i.test(error instanceof Error ? error.message : '');

const diskFull = (home: string) =>
  new StartError(
    `Le disque est plein : la base de données intégrée ne peut pas écrire dans ${home}.`,
    'Libérez de la place (au moins 40 Mo), puis relancez.',
  );
