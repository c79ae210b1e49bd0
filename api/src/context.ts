import type { Config } from './config/read-config';
import type { Db } from './db/open-database';
import type { Throttles } from './http/throttle';
import type { Outbox } from './mail/outbox';
import type { Operations } from './operations';
import type { Storage } from './storage/storage';

/** Dependencies of a module. */
export interface AppContext {
  config: Config;
  db: Db;
  storage: Storage;
  outbox: Outbox;
  throttles: Throttles;
  operations: Operations;
}
