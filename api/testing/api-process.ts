import type { Worker } from 'node:worker_threads';
import { readConfig } from '../src/platform/config/read-config';
import { runServer } from '../src/process/run-server';

/**
 * The server as `npm start` runs it, without its pages. Sends `ready` once it serves; the message
 * `lose database` ends the embedded database's thread like a crash.
 */
let database: Worker | undefined;
process.on('worker', (worker: Worker) => {
  database = worker;
});

await runServer(readConfig(process.env), { say: () => undefined });
process.on('message', (order) => {
  if (order === 'lose database') void database?.terminate();
});
process.send?.('ready');
