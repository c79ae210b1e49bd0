import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app';
import { readConfig } from '../src/platform/config/read-config';
import type { AppContext } from '../src/platform/context';
import type { OpenedDatabase } from '../src/platform/db/open-database';
import { mails, type Person } from '../src/platform/db/schema';
import { hashOf, randomToken } from '../src/platform/hashes';
import { sessionCookie } from '../src/http/session-cookie';
import { sessionsRepository } from '../src/http/sessions.repository';
import type { Mail } from '../src/platform/mail/mail';
import { unseal } from '../src/platform/mail/sealed-body';
import { openServices, type Services } from '../src/process/services';
import { Client } from './client';
import { buildAccountant, buildAdministrator, buildAlumnus } from './factories';
import { runsOnBoth } from './both-databases';
import { emptyEmbedded } from './shared-embedded';
import { copyDatabase, emptyFolder, type DatabaseKind, type TestDatabase } from './test-databases';

const builders = {
  /** Approved, verified, active. */
  member: buildAlumnus,
  accountant: buildAccountant,
  administrator: buildAdministrator,
};
export type Role = keyof typeof builders;

/** The whole API on a real database of this file. Use it between `beforeAll` and `afterAll`. */
export class TestApi {
  #services: Services | undefined;
  #app: FastifyInstance | undefined;
  #copy: TestDatabase | undefined;
  #clients = new Map<Role, Client>();

  /** @param environment settings that differ in this file */
  constructor(
    readonly kind: DatabaseKind,
    private readonly environment: Record<string, string> = {},
  ) {}

  /**
   * @param database already open, and closed by the suite that passes it; without it, the API opens
   *   its own
   */
  async start(database?: OpenedDatabase): Promise<void> {
    this.#copy = database ? emptyFolder() : await copyDatabase(this.kind);
    const config = readConfig({
      NODE_ENV: 'test',
      DEMO: '0',
      LOG_LEVEL: 'silent',
      BASE_URL: 'http://alumni.test',
      SESSION_SECRET: 'a secret for tests, long enough to be one',
      ...this.#copy.environment,
      ...this.environment,
    });
    this.#services = await openServices(config, () => undefined, {
      ...(database && { open: async () => ({ ...database, close: async () => undefined }) }),
    });
    this.#app = await buildApp(this.#services.context);
  }

  async stop(): Promise<void> {
    await this.#app?.close();
    await this.#services?.close();
    await this.#copy?.remove();
  }

  get app(): FastifyInstance {
    return started(this.#app);
  }
  get context(): AppContext {
    return started(this.#services).context;
  }
  get database(): OpenedDatabase {
    return started(this.#services).database;
  }
  get db() {
    return this.context.db;
  }

  /** A browser without a session; a new one each time. */
  get guest(): Client {
    return new Client(this.app);
  }

  /** A browser with a session: one person per role (always the same), or a given person. */
  as(who: Role | Pick<Person, 'id'>): Client {
    if (typeof who !== 'string') return this.#signedIn(async () => who);
    const client = this.#clients.get(who) ?? this.#signedIn(() => builders[who](this.db));
    this.#clients.set(who, client);
    return client;
  }

  /** Every waiting mail, decrypted. */
  async mails(): Promise<Mail[]> {
    const rows = await this.db.select().from(mails).orderBy(mails.id);
    return rows.flatMap(({ kind, recipient, subject, body }) =>
      body
        ? [{ kind, to: recipient, subject, ...unseal(body, this.context.config.SESSION_SECRET) }]
        : [],
    );
  }

  #signedIn(person: () => Promise<Pick<Person, 'id'>>): Client {
    return new Client(this.app, async (client) => {
      const sessionId = randomToken();
      await sessionsRepository.insert(this.db, hashOf(sessionId), (await person()).id);
      client.cookies.set(sessionCookie, sessionId);
    });
  }
}

function started<Part>(part: Part | undefined): Part {
  if (!part) throw new Error('the API is started by beforeAll: use it inside a test');
  return part;
}

/** Suite name by database; `npm test` allows this skip only. */
const databaseLabels: Record<DatabaseKind, string> = {
  embedded: 'base embarquée',
  server: 'serveur PostgreSQL',
};

/**
 * Runs a suite on the embedded PostgreSQL, which the suites of a file share, each with empty
 * tables. A file of `both-databases.ts` also runs on the server of TEST_DATABASE_URL (counted as
 * skipped without one).
 */
export function describeOnDatabase(
  name: string,
  suite: (api: TestApi) => void,
  environment?: Record<string, string>,
): void {
  describeOn(emptyEmbedded, name, suite, environment);
}

/**
 * Like `describeOnDatabase`, on a database that the API opens itself: for tests of its settings,
 * its folder, its end or query plans.
 */
export function describeOnOwnDatabase(
  name: string,
  suite: (api: TestApi) => void,
  environment?: Record<string, string>,
): void {
  describeOn(async () => undefined, name, suite, environment);
}

function describeOn(
  embedded: () => Promise<OpenedDatabase | undefined>,
  name: string,
  suite: (api: TestApi) => void,
  environment?: Record<string, string>,
): void {
  const file = expect.getState().testPath ?? '';
  for (const kind of runsOnBoth(file) ? databases : databases.slice(0, 1)) {
    const isMissing = kind === 'server' && !process.env.TEST_DATABASE_URL;
    (isMissing ? describe.skip : describe)(`${name} (${databaseLabels[kind]})`, () => {
      const api = new TestApi(kind, environment);
      beforeAll(async () => api.start(kind === 'embedded' ? await embedded() : undefined));
      afterAll(() => api.stop());
      suite(api);
    });
  }
}

const databases = ['embedded', 'server'] as const;
