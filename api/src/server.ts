import { buildApp } from './app';
import { readConfig, type Config } from './config/read-config';
import { loadDemo } from './demo/load-demo';
import { openPages } from './pages';
import { openServices, type Services } from './services';
import { explainFailure } from './start-error';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Starts the product: database, demonstration when asked for, then the pages and the API. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  say(
    config.DATABASE_URL
      ? '• Connexion à PostgreSQL et mise à jour du schéma…'
      : `• Ouverture de la base de données intégrée (${config.DATA_DIR})…`,
  );
  const services = await openServices(config, (error) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  });
  try {
    await serve(config, services);
  } catch (error) {
    await services.close();
    throw error;
  }
}

async function serve(config: Config, services: Services): Promise<void> {
  const { context } = services;
  if (config.DEMO) await loadDemo({ ...context, log: (line) => say(`• ${line}`) });
  say('• Publication des pages…');
  const app = await buildApp(context, await openPages(config, say));
  stopOnSignal(async () => {
    await app.close();
    await services.close();
  });
  await app.listen({ port: config.PORT, host: config.HOST });
  services.startBackgroundWork();
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

/** Ctrl+C and `kill` let running requests end and the database write its last page. */
function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) return;
    isStopping = true;
    say('\nArrêt en cours…');
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

start().catch((error: unknown) => {
  process.stderr.write(`\nLe serveur n'a pas pu démarrer.\n${explainFailure(error)}\n`);
  process.exit(1);
});
