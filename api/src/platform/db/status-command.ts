import { parseArgs } from 'node:util';
import { readConfig } from '../config/read-config';
import { runCommand, say } from '../run-command';
import { databaseName } from './database-name';
import { knownMigrations } from './migrations';
import { openBesideServer, requireDatabase } from './open-beside-server';
import { schemaState, type SchemaState } from './schema-state';
import { servingProcesses } from './serving-process';

const usage = 'npm run db:status [-- --json]';
/** 0: this version can serve it as it is. */
const exitCodes = { empty: 3, pending: 3, current: 0, newer: 0, 'too-new': 4 } as const;

/** `npm run db:status`: the schema of the database, compared with this version; reads only. */
async function showStatus(): Promise<number> {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const config = readConfig(process.env);
  requireDatabase(config);
  const { pool, close } = await openBesideServer(config);
  try {
    const client = await pool.connect();
    try {
      const state = await schemaState(client);
      const serving = config.DATABASE_URL ? await servingProcesses(client) : null;
      const facts = { database: databaseName(config), serving, ...state };
      say(...(values.json ? [JSON.stringify(asJson(facts))] : asText(facts)));
      return exitCodes[state.state];
    } finally {
      client.release();
    }
  } finally {
    await close();
  }
}

interface Facts extends SchemaState {
  database: string;
  /** Processes that serve it; null for the embedded database. */
  serving: number | null;
}

function asJson({ database, serving, state, applied, pending, unknown, neededSince }: Facts) {
  return {
    database,
    state,
    serving,
    unknown,
    version: applied.at(-1)?.tag ?? null,
    pending: pending.map(({ tag }) => tag),
    usableSince: tagOf(neededSince),
  };
}

function asText({ database, serving, state, applied, pending, unknown, neededSince }: Facts) {
  const version = applied.at(-1)?.tag ?? 'aucune';
  const thisVersion: Record<SchemaState['state'], string> = {
    empty: 'oui, après npm run db:migrate ou un premier démarrage',
    pending: 'oui, après npm run db:migrate',
    current: 'oui',
    newer: `oui, la base est plus récente (${unknown} migration(s) inconnue(s)) mais reste utilisable`,
    'too-new': `non, la base est plus récente : ${unknown} migration(s) inconnue(s)`,
  };
  return [
    `Base de données : ${database}`,
    `Dernière migration : ${version} (${applied.length} appliquées, ${knownMigrations().length} connues de cette version)`,
    pending.length === 0
      ? 'En attente : aucune'
      : `En attente : ${pending.map(({ tag }) => tag).join(', ')}`,
    `Cette version peut-elle la servir : ${thisVersion[state]}`,
    `Versions plus anciennes : ${olderVersions(neededSince)}`,
    ...(serving === null ? [] : [`Processus qui la servent : ${serving}`]),
  ];
}

function olderVersions(neededSince: number | null): string {
  if (neededSince === null) return 'inconnu, la base ne le dit pas';
  return `seulement celles qui ont la migration ${tagOf(neededSince)}`;
}

/** Name of a migration; its time when this version does not know it. */
function tagOf(when: number | null): string | null {
  if (when === null) return null;
  return knownMigrations().find((migration) => migration.when === when)?.tag ?? String(when);
}

runCommand(showStatus, { failure: "L'état de la base n'a pas pu être lu.", usage });
