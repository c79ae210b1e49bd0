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
if (process.env.DATABASE_URL) process.env.TEST_DATABASE_URL ??= process.env.DATABASE_URL;

/** The server when one is named, else the embedded database. */
export const databaseAtHand: DatabaseKind = process.env.TEST_DATABASE_URL ? 'server' : 'embedded';

export const databaseNames: Record<DatabaseKind, string> = {
  server: 'serveur PostgreSQL',
  embedded: 'base embarquée',
};

/** What the server is started with, on a database of the bench's own. */
export type Environment = Record<string, string>;

/** Makes a database, lets `work` do what it wants with it, and drops it. */
export async function withDatabase(
  kind: DatabaseKind,
  work: (environment: Environment) => Promise<void>,
): Promise<void> {
  await makeTemplates();
  try {
    const copy = await copyDatabase(kind);
    await work({
      NODE_ENV: 'production',
      DEMO: '0',
      LOG_LEVEL: 'error',
      BASE_URL: 'http://localhost',
      SMTP_URL: 'smtp://127.0.0.1:9',
      // Filling a million rows takes longer than any call may.
      DATABASE_STATEMENT_TIMEOUT: '600',
      SESSION_SECRET: 'a secret for measuring, long enough to be one',
      ...copy.environment,
    }).finally(() => copy.remove());
  } finally {
    await removeTemplates();
  }
}

/** Opens it with the demo's 19,000 people in it; closed when `work` is done. */
export async function withDemo(
  environment: Environment,
  work: (services: Services) => Promise<void>,
): Promise<void> {
  const services = await openServices(readConfig(environment), (error) => console.error(error));
  try {
    await loadDemo({ ...services.context, log: () => undefined });
    await work(services);
  } finally {
    await services.close();
  }
}
