import type { PoolClient } from 'pg';
import { appliedMigrations } from '../../platform/db/migrations';
import type { Config } from '../../platform/config/read-config';
import { openDatabase } from '../../platform/db/open-database';
import { StartError } from '../../platform/start-error';

const oldestVersion = 150_000;

/**
 * Checks the database before anything is written.
 * @returns number of applied migrations
 * @throws StartError when it is too old, of another encoding, read-only, or a demo
 */
export async function inspectDatabase(config: Config): Promise<number> {
  const database = await openDatabase(config);
  try {
    const client = await database.pool.connect();
    try {
      await requireFit(client);
      const applied = await appliedMigrations(client);
      if (applied.length > 0) await requireNoDemo(client);
      return applied.length;
    } finally {
      client.release();
    }
  } finally {
    await database.close();
  }
}

async function requireFit(client: PoolClient): Promise<void> {
  const { rows } = await client.query(`
    SELECT current_setting('server_version_num')::int AS version,
      current_setting('server_version') AS name,
      pg_encoding_to_char(encoding) AS encoding,
      has_database_privilege(datname, 'CREATE') AND has_schema_privilege('public', 'CREATE') AS may_create
    FROM pg_database WHERE datname = current_database()`);
  const { version, name, encoding, may_create } = rows[0];
  if (version < oldestVersion) {
    throw new StartError(
      `PostgreSQL ${name} est trop ancien : il faut la version 15 ou une plus récente.`,
      'Donnez dans DATABASE_URL un serveur plus récent.',
    );
  }
  if (encoding !== 'UTF8') {
    throw new StartError(
      `La base de données est codée en ${encoding}, qui ne peut pas écrire tous les noms.`,
      "Créez-la en UTF8 : CREATE DATABASE … TEMPLATE template0 ENCODING 'UTF8'",
    );
  }
  if (!may_create) {
    throw new StartError(
      "Le compte de DATABASE_URL n'a pas le droit de créer des tables.",
      'Faites-en le propriétaire de la base : ALTER DATABASE … OWNER TO …',
    );
  }
}

async function requireNoDemo(client: PoolClient): Promise<void> {
  const { rows } = await client.query(`SELECT FROM settings WHERE key = 'demo'`);
  if (rows.length === 0) return;
  throw new StartError(
    'Cette base contient la démonstration : des comptes au mot de passe public.',
    'Donnez une base neuve dans DATABASE_URL, ou un dossier neuf dans DATA_DIR.',
  );
}
