import { parseArgs } from 'node:util';
import { readConfig } from '../platform/config/read-config';
import { openBesideServer, requireDatabase } from '../platform/db/open-beside-server';
import type { OpenedDatabase } from '../platform/db/open-database';
import { schemaState } from '../platform/db/schema-state';
import { runCommand, say } from '../platform/run-command';
import { StartError } from '../platform/start-error';
import { createStorage } from '../platform/storage/storage';
import { openThrottles } from '../platform/throttle/throttle';
import { publishPages } from './publish-pages';

const usage = 'npm run publish:pages';

/** `npm run publish:pages`: what each start publishes, as a step of its own; also beside servers. */
async function publish(): Promise<void> {
  parseArgs({ options: {} });
  const config = readConfig(process.env);
  requireDatabase(config);
  const database = await openBesideServer(config);
  try {
    await requireSchema(database);
    const { db, pool } = database;
    const storage = await createStorage(config);
    const throttles = await openThrottles(config, pool, () => undefined);
    const context = { config, db, storage, throttles };
    const { shell, remotes, isNoted } = await publishPages(context, say);
    throttles.close();
    if (!isNoted)
      throw new StartError('Le compartiment S3 ne répond pas.', 'Relancez npm run publish:pages.');
    say(
      `✔ shell ${shell.version}`,
      ...remotes.map(({ name, version }) => `✔ ${name} ${version}`),
      `→ Dans ${config.DATA_DIR}/published${config.s3 ? ' et dans le compartiment S3' : ''}.`,
    );
  } finally {
    await database.close();
  }
}

async function requireSchema({ pool }: OpenedDatabase): Promise<void> {
  const client = await pool.connect();
  try {
    const { state } = await schemaState(client);
    if (state === 'current' || state === 'newer') return;
  } finally {
    client.release();
  }
  throw new StartError(
    "Le schéma de la base n'est pas celui de cette version.",
    'Lancez d’abord : npm run db:migrate (npm run db:status dit pourquoi).',
  );
}

runCommand(publish, { failure: "Les pages n'ont pas été publiées.", usage });
