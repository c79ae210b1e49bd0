import { readConfig } from '../../api/src/platform/config/read-config';
import { loadDemo } from '../../api/demo/load-demo';
import { openServices, type Services } from '../../api/src/process/services';
import {
  copyDatabase,
  makeTemplates,
  removeTemplates,
  type DatabaseKind,
} from '../../api/testing/test-databases';

// The benches accept either variable; the test helpers know one.
if (process.env.DATABASE_URL) process.env.TEST_DATABASE_URL ??= process.env.DATABASE_URL;

/** The server if one is configured, otherwise the embedded database. */
export const databaseAtHand: DatabaseKind = process.env.TEST_DATABASE_URL ? 'server' : 'embedded';

export const databaseNames: Record<DatabaseKind, string> = {
  server: 'serveur PostgreSQL',
  embedded: 'base embarquée',
};

/** Environment of the server, with a database of the bench. */
export type Environment = Record<string, string>;

/** Creates a database for `work`, and drops it afterwards. */
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
      MAIL_FROM: 'reseau@alumni.test',
      // Inserting a million rows exceeds every request timeout.
      DATABASE_STATEMENT_TIMEOUT: '600',
      SESSION_SECRET: 'a secret for measuring, long enough to be one',
      ...copy.environment,
    }).finally(() => copy.remove());
  } finally {
    await removeTemplates();
  }
}

/** Opens it with the demo's 19,000 people; closed after `work`. */
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
