import { readConfig } from '../../api/src/config/read-config';
import { loadDemo } from '../../api/src/demo/load-demo';
import { openServices, type Services } from '../../api/src/services';
import {
  copyDatabase,
  makeTemplates,
  removeTemplates,
  type DatabaseKind,
} from '../../api/src/testing/test-databases';

// The benches take the server of either name; the helpers of the tests know one.
process.env.TEST_DATABASE_URL ??= process.env.DATABASE_URL;

/** The server when one is named, else the embedded database. */
export const databaseAtHand: DatabaseKind = process.env.TEST_DATABASE_URL ? 'server' : 'embedded';

export const databaseNames: Record<DatabaseKind, string> = {
  server: 'serveur PostgreSQL',
  embedded: 'base embarquée',
};

export interface BenchDatabase {
  environment: Record<string, string>;
  services: Services;
}

/** Runs `work` on a database of its own that holds the demo's 19,000 people, and drops it after. */
export async function withDemoDatabase(
  kind: DatabaseKind,
  work: (database: BenchDatabase) => Promise<void>,
): Promise<void> {
  await makeTemplates();
  try {
    const copy = await copyDatabase(kind);
    const environment = {
      NODE_ENV: 'production',
      DEMO: '0',
      LOG_LEVEL: 'error',
      BASE_URL: 'http://localhost',
      SMTP_URL: 'smtp://127.0.0.1:9',
      SESSION_SECRET: 'a secret for measuring, long enough to be one',
      ...copy.environment,
    };
    const services = await openServices(readConfig(environment), (error) => console.error(error));
    try {
      await loadDemo({ ...services.context, log: () => undefined });
      await work({ environment, services });
    } finally {
      await services.close();
      await copy.remove();
    }
  } finally {
    await removeTemplates();
  }
}
