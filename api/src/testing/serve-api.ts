import { readConfig } from '../config/read-config';
import { runServer } from '../run-server';
import { explainFailure } from '../start-error';

/** The server as `npm start` runs it, without its pages: for tests that kill it. */
runServer(readConfig(process.env), { say: () => undefined }).then(
  () => process.stdout.write('ready\n'),
  (error: unknown) => {
    process.stderr.write(`${explainFailure(error)}\n`);
    process.exit(1);
  },
);
