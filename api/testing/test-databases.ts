import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrateDatabase } from '../src/platform/db/migrate-database';
import { openDatabase } from '../src/platform/db/open-database';

export type DatabaseKind = 'embedded' | 'server';

/** Environment variables through which the global setup passes its results to the test files. */
const embeddedTemplate = 'ALUMNI_TEST_FOLDER';
const serverTemplate = 'ALUMNI_TEST_DATABASE';

/** A database of one test file, copied from a migrated one. */
export interface TestDatabase {
  environment: { DATA_DIR: string; DATABASE_URL?: string };
  remove(): Promise<void>;
}

/**
 * Migrates once the database that every file copies: a folder, and a database on TEST_DATABASE_URL.
 */
export async function makeTemplates(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'alumni-test-'));
  process.env[embeddedTemplate] = folder;
  await migrate({ DATA_DIR: folder });
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return;
  const name = `alumni_test_${randomBytes(6).toString('hex')}`;
  process.env[serverTemplate] = name;
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  await migrate({ DATA_DIR: folder, DATABASE_URL: databaseUrl(server, name) });
}

export async function removeTemplates(): Promise<void> {
  rmSync(process.env[embeddedTemplate] ?? '', { recursive: true, force: true });
  const server = process.env.TEST_DATABASE_URL;
  const name = process.env[serverTemplate];
  if (server && name) await onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}

/** A folder for files, next to a database that is open already. */
export function emptyFolder(): TestDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'alumni-test-'));
  return {
    environment: { DATA_DIR: folder },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Copies the migrated database for one test file. */
export async function copyDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'alumni-test-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  if (kind === 'embedded') {
    copyTemplate(folder);
    return { environment: { DATA_DIR: folder }, remove: async () => removeFolder() };
  }
  const server = required('TEST_DATABASE_URL');
  const template = required(serverTemplate);
  const name = `${template}_${randomBytes(4).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  mkdirSync(folder, { recursive: true });
  return {
    environment: { DATA_DIR: folder, DATABASE_URL: databaseUrl(server, name) },
    async remove() {
      await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
      removeFolder();
    },
  };
}

/** Copies the migrated folder of the embedded database. */
export function copyTemplate(folder: string): void {
  cpSync(join(required(embeddedTemplate), 'pg'), join(folder, 'pg'), { recursive: true });
}

async function migrate(config: TestDatabase['environment']): Promise<void> {
  const database = await openDatabase(config);
  await migrateDatabase(database.pool);
  await database.close();
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // PostgreSQL refuses two concurrent copies of one template: serialize them.
    await client.query('SELECT pg_advisory_lock(42)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  // No test crashes this server: do not wait for fsync.
  url.searchParams.set('options', '-c synchronous_commit=off');
  return url.href;
}

/** Reads a variable that the global setup sets. */
export function required(variable: string): string {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is missing: run the tests through jest's configuration`);
  return value;
}
