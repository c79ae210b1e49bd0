import { readConfig, type Config } from '../../platform/config/read-config';
import { BadConfig } from '../../platform/start-error';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A valid production configuration, with warnings. */
export interface ProductionConfig {
  config: Config;
  advice: string[];
}

/**
 * Reads the configuration like the server, with stricter rules: no demo, a public https address.
 * @throws BadConfig naming what is wrong, a demo included
 */
export function productionConfig(environment: NodeJS.ProcessEnv): ProductionConfig {
  const config = readConfig(environment);
  if (config.DEMO) throw isDemo(environment);
  const address = environment.BASE_URL ? new URL(config.BASE_URL) : null;
  if (!address) {
    throw new BadConfig([
      "BASE_URL : l'adresse publique du réseau, telle que https://alumni.exemple.org ; les liens des e-mails en partent",
    ]);
  }
  const isLoopback = loopback.has(address.hostname);
  if (address.protocol !== 'https:' && !isLoopback) {
    throw new BadConfig([
      'BASE_URL : https est obligatoire ; sans lui, mots de passe et sessions circulent en clair',
    ]);
  }
  return { config, advice: adviceOn(config, isLoopback) };
}

function adviceOn(config: Config, isLoopback: boolean): string[] {
  const advice: string[] = [];
  if (isLoopback) {
    advice.push(
      'BASE_URL est une adresse de cette machine : les liens ne marcheront que sur elle.',
    );
  }
  if (!config.DATABASE_URL) {
    advice.push(
      `Sans DATABASE_URL, la base intégrée sert dans ${config.DATA_DIR} : un seul processus, à sauvegarder souvent (npm run backup).`,
    );
  }
  return advice;
}

function isDemo(environment: NodeJS.ProcessEnv): BadConfig {
  return new BadConfig([
    environment.DEMO
      ? 'DEMO : npm run setup prépare la production, et la démonstration a des comptes au mot de passe public'
      : 'DATABASE_URL : sans elle le serveur démarrerait en démonstration ; pour la base intégrée, NODE_ENV=production',
  ]);
}
