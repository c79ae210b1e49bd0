import type { Worker } from 'node:worker_threads';
import { startEmbedded } from '../src/platform/db/embedded/start-embedded';

/** Terminates the embedded database's thread like a crash, and sends what its owner reports. */
let thread: Worker | undefined;
process.on('worker', (worker: Worker) => {
  thread = worker;
});
const losses: string[] = [];
const embedded = await startEmbedded(process.argv[2] ?? '', ({ name }) => losses.push(name));
const nameOf = (error: Error) => error.message;
await thread?.terminate();
const asked = await embedded.fsyncs().then(String, nameOf);
await embedded.close();
process.send?.({ losses, asked });
process.disconnect();
