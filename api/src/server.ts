import { readConfig, type Config } from './platform/config/read-config';
import { loadDemo } from '../demo/load-demo';
import { openPages } from './composition/pages';
import { runServer } from './process/run-server';
import { explainFailure } from './platform/start-error';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Starts the product: database, demo if configured, then pages and API. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  say(
    config.DATABASE_URL
      ? '• Connexion à PostgreSQL et mise à jour du schéma…'
      : `• Ouverture de la base de données intégrée (${config.DATA_DIR})…`,
  );
  await runServer(config, {
    say,
    prepare: async (context) =>
      config.DEMO && loadDemo({ ...context, log: (line) => say(`• ${line}`) }),
    openPages(context) {
      say(config.PUBLISH_AT_START ? '• Publication des pages…' : '• Lecture des pages publiées…');
      return openPages(context, say);
    },
  });
  say(welcome(config));
}

function welcome(config: Config): string {
  const lines = [`\nPrêt : ${config.BASE_URL}`];
  if (config.DEMO) {
    lines.push(
      '\nComptes de démonstration (mot de passe : Demo2026!)',
      '  admin@alumni.test      administrateur',
      '  comptable@alumni.test  comptable',
      '  membre@alumni.test     ancien',
      `\nLe courrier se lit sur ${config.BASE_URL}/_mail`,
    );
  }
  return lines.join('\n');
}

start().catch((error: unknown) => {
  process.stderr.write(`\nLe serveur n'a pas pu démarrer.\n${explainFailure(error)}\n`);
  process.exit(1);
});
