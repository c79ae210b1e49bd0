import type { Config } from './config/read-config';
import type { Db } from './db/open-database';
import type { Outbox } from './mail/outbox';
import type { Operations } from './operations';
import type { Storage } from './storage/storage';

/** What a module is given to work with. */
export interface AppContext {
  config: Config;
  db: Db;
  storage: Storage;
  outbox: Outbox;
  operations: Operations;
}
