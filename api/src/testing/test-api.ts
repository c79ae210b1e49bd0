import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { readConfig } from '../config/read-config';
import type { AppContext } from '../context';
import type { OpenedDatabase } from '../db/open-database';
import { mails, type Person } from '../db/schema';
import { hashOf, randomToken } from '../http/hashes';
import { sessionCookie } from '../http/sessions';
import { sessionsRepository } from '../http/sessions.repository';
import type { Mail } from '../mail/mail';
import { unseal } from '../mail/sealed-body';
import { openServices, type Services } from '../services';
import { Client } from './client';
import { buildAccountant, buildAdministrator, buildAlumnus } from './factories';
import { copyDatabase, type DatabaseKind, type TestDatabase } from './test-databases';

const builders = {
  /** Approved, verified, active. */
  member: buildAlumnus,
  accountant: buildAccountant,
  administrator: buildAdministrator,
};
export type Role = keyof typeof builders;

/** The whole API on a real database of this file's own; between `beforeAll` and `afterAll`. */
export class TestApi {
  #services: Services | undefined;
  #app: FastifyInstance | undefined;
  #copy: TestDatabase | undefined;
  #clients = new Map<Role, Client>();

  /** @param environment settings that this file wants otherwise */
  constructor(
    readonly kind: DatabaseKind,
    private readonly environment: Record<string, string> = {},
  ) {}

  async start(): Promise<void> {
    this.#copy = await copyDatabase(this.kind);
    const config = readConfig({
      NODE_ENV: 'test',
      DEMO: '0',
      LOG_LEVEL: 'silent',
      BASE_URL: 'http://alumni.test',
      SESSION_SECRET: 'a secret for tests, long enough to be one',
      ...this.#copy.environment,
      ...this.environment,
    });
    this.#services = await openServices(config, () => undefined);
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

  /** A browser nobody is signed in with; a new one each time. */
  get guest(): Client {
    return new Client(this.app);
  }

  /** A browser where one person of a role is signed in (always the same), or a person of yours. */
  as(who: Role | Pick<Person, 'id'>): Client {
    if (typeof who !== 'string') return this.#signedIn(async () => who);
    const client = this.#clients.get(who) ?? this.#signedIn(() => builders[who](this.db));
    this.#clients.set(who, client);
    return client;
  }

  /** Every mail that waits, readable. */
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

/** How a suite names its database; `npm test` admits the skip of the server's, and no other. */
const databaseLabels: Record<DatabaseKind, string> = {
  embedded: 'base embarquée',
  server: 'serveur PostgreSQL',
};

/**
 * Runs a suite on the embedded PostgreSQL, and on the server at TEST_DATABASE_URL when it is set
 * (counted as skipped when it is not).
 */
export function describeOnEachDatabase(
  name: string,
  suite: (api: TestApi) => void,
  environment?: Record<string, string>,
): void {
  for (const kind of ['embedded', 'server'] as const) {
    const isMissing = kind === 'server' && !process.env['TEST_DATABASE_URL'];
    (isMissing ? describe.skip : describe)(`${name} (${databaseLabels[kind]})`, () => {
      const api = new TestApi(kind, environment);
      beforeAll(() => api.start());
      afterAll(() => api.stop());
      suite(api);
    });
  }
}
