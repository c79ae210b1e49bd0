import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Sequencer from '@jest/test-sequencer';

/**
 * The slowest files, slowest first. Jest learns its order from earlier runs, which a new clone does
 * not have; if one of these started last, the other cores would wait for it.
 */
const slowest = [
  'api/src/http/any-input.test.ts',
  'api/src/process/setup/setup.test.ts',
  'api/src/process/run-server.test.ts',
  'api/src/platform/db/embedded/kill.test.ts',
  'api/src/composition/releases/mf-command.test.ts',
  'api/src/platform/backup/backup.test.ts',
  'api/src/http/routes.test.ts',
  'api/src/platform/db/embedded/embedded.test.ts',
  'mf-public/src/screens/finish-register/FinishRegisterScreen.test.tsx',
  'api/demo/load-demo.test.ts',
  'api/src/http/openapi/openapi.test.ts',
  'api/src/modules/alumni/directory-property.test.ts',
  'federation/build/src/preset/base-config.test.ts',
  'api/src/platform/db/timeouts.test.ts',
  'api/src/modules/passwords/passwords.test.ts',
].map((file) => fileURLToPath(new URL(`../${file}`, import.meta.url)));

const gone = slowest.filter((file) => !existsSync(file));
if (gone.length > 0) throw new Error(`jest/slowest-first.mjs names ${gone.join(', ')}`);

/** The slowest first, then jest's own order. */
export default class SlowestFirst extends Sequencer {
  async sort(tests) {
    const rank = ({ path }) => slowest.indexOf(path) + 1 || Infinity;
    return (await super.sort(tests)).sort((one, other) => compare(rank(one), rank(other)));
  }
}

/** Infinity minus Infinity is NaN: treat both as equal. */
const compare = (one, other) => (one === other ? 0 : one - other);
