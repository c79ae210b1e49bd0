import { readConfig } from '../src/platform/config/read-config';
import { loadDemo } from '../demo/load-demo';
import { runServer } from '../src/process/run-server';
import { explainFailure } from '../src/platform/start-error';

/** The server as `npm start` runs it, without its pages: for tests that kill it. */
const config = readConfig(process.env);
runServer(config, {
  say: () => undefined,
  prepare: async (context) => config.DEMO && loadDemo({ ...context, log: () => undefined }),
}).then(
  () => process.stdout.write('ready\n'),
  (error: unknown) => {
    process.stderr.write(`${explainFailure(error)}\n`);
    process.exit(1);
  },
);
