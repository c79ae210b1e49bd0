import type { Config } from './config/read-config';
import type { Db } from './db/open-database';
import type { Replica } from './db/replica';
import type { Throttles } from './throttle/throttle';
import type { Jobs } from './jobs/jobs';
import type { Outbox } from './mail/outbox';
import type { ProcessState } from './process-state';
import type { Storage } from './storage/storage';

/** Dependencies of a module. */
export interface AppContext {
  config: Config;
  db: Db;
  /** Null without DATABASE_REPLICA_URL. Routes take their database from `readingDb`. */
  replica: Replica | null;
  storage: Storage;
  outbox: Outbox;
  jobs: Jobs;
  throttles: Throttles;
  processState: ProcessState;
}
