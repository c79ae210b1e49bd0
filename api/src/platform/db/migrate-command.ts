import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { readConfig, type Config } from '../config/read-config';
import { runCommand, say } from '../run-command';
import { databaseName } from './database-name';
import { migrateLocked, withMigrationLock } from './migrate-database';
import { openDatabase } from './open-database';
import type { SchemaState } from './schema-state';

const usage = 'npm run db:migrate';

/** `npm run db:migrate`: applies the pending migrations, also while processes serve a server. */
async function migrateSchema(): Promise<void> {
  parseArgs({ options: {} });
  const config = readConfig(process.env);
  say(`• ${databaseName(config)}`);
  const { state, pending, unknown } = await migrate(config);
  if (state === 'newer')
    return say(
      `✔ La base a ${unknown} migration(s) de plus que cette version, qui peut l'utiliser : rien à faire.`,
    );
  if (pending.length === 0) return say('✔ Schéma : déjà à jour.');
  say(`✔ Schéma : ${pending.length} migration(s)`, ...pending.map(({ tag }) => `  ${tag}`));
}

/** On a connection without timeouts: building an index on a million rows takes long. */
async function migrate(config: Config): Promise<SchemaState> {
  const onBusy = () => say('  une table est occupée : nouvel essai…');
  if (config.DATABASE_URL) {
    const client = new Client({ connectionString: config.DATABASE_URL });
    await client.connect();
    return withMigrationLock(client, () => migrateLocked(client, onBusy)).finally(() =>
      client.end(),
    );
  }
  const database = await openDatabase(config);
  const client = await database.pool.connect();
  try {
    return await withMigrationLock(client, () => migrateLocked(client, onBusy));
  } finally {
    client.release();
    await database.close();
  }
}

runCommand(migrateSchema, { failure: "Le schéma n'a pas été mis à jour.", usage });
