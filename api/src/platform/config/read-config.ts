import { isIP } from 'node:net';
import { isAbsolute, resolve } from 'node:path';
import type { ChosenColours } from '@alumni/shared-contract/palette';
import { remoteFolders, remoteNameOf } from '@alumni/federation-registry/remotes';
import { workspaceDir } from '../package-dir';
import { BadConfig } from '../start-error';
import { Env } from './env';
import { coloursOf, wrongColours } from './main-colours';
import { keptSecret } from './kept-secret';
import { keptTokens } from './kept-tokens';
import { missingS3Values, s3Settings, type S3Settings } from './s3-settings';

type Derived = 'BASE_URL' | 'DEMO' | 'LOG_LEVEL' | 'MAIL_FROM' | 'SESSION_SECRET';

/** The validated configuration, with derived values. */
export interface Config extends Omit<Env, Derived> {
  BASE_URL: string;
  DEMO: boolean;
  LOG_LEVEL: NonNullable<Env['LOG_LEVEL']>;
  MAIL_FROM: string;
  SESSION_SECRET: string;
  /** Release tokens by remote. */
  remoteTokens: Record<string, string[]>;
  /** null: files are stored in DATA_DIR. */
  s3: S3Settings | null;
  /** Colours derived from the network's main colours; null: defaults. */
  colours: ChosenColours | null;
  /** Whether cookies are Secure: the public address is https. */
  secureCookies: boolean;
}

/**
 * Reads the configuration from the environment.
 * @throws StartError naming every wrong or missing value
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = Env.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    throw new BadConfig(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} : ${issue.message}`),
    );
  }
  const env = parsed.data;
  // Demo accounts have a public password: never create them by default with a database or in
  // production.
  const isDemo = env.DEMO ?? (!env.DATABASE_URL && env.NODE_ENV !== 'production');
  const missing = missingValues(env, isDemo);
  if (missing.length > 0) throw new BadConfig(missing);

  const dataDir = isAbsolute(env.DATA_DIR) ? env.DATA_DIR : resolve(env.DATA_DIR);
  const baseUrl = (env.BASE_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  return {
    ...env,
    DATA_DIR: dataDir,
    DEMO: isDemo,
    HOST: isDemo ? '127.0.0.1' : env.HOST,
    PUBLISH_AT_START: isDemo || env.PUBLISH_AT_START,
    BASE_URL: baseUrl,
    LOG_LEVEL: env.LOG_LEVEL ?? (isDemo ? 'warn' : 'info'),
    MAIL_FROM: env.MAIL_FROM ?? demoSender,
    SESSION_SECRET: env.SESSION_SECRET ?? keptSecret(dataDir),
    remoteTokens: env.REMOTE_TOKENS ?? (isDemo ? keptTokens(dataDir, demoRemotes) : {}),
    s3: s3Settings(env),
    colours: coloursOf(env),
    secureCookies: baseUrl.startsWith('https:'),
  };
}

/** Mails of the demonstration and of tests go nowhere. */
const demoSender = 'Réseau des anciens <no-reply@alumni.test>';

const demoRemotes = remoteFolders(workspaceDir).map(remoteNameOf);

function missingValues(env: Env, isDemo: boolean): string[] {
  const missing = [...missingS3Values(env), ...wrongColours(env)];
  // Some shells export HOST, with the name of the machine: the demonstration ignores it.
  if (!isDemo && !isIP(env.HOST) && env.HOST !== 'localhost') {
    missing.push(
      'HOST : une adresse IP de cette machine est attendue, telle que 0.0.0.0, :: ou 127.0.0.1, ou localhost',
    );
  }
  if (env.NODE_ENV === 'production' && !env.BASE_URL) {
    missing.push("BASE_URL : l'adresse publique est obligatoire en production");
  }
  if (!isDemo && env.DATABASE_URL && !env.SESSION_SECRET) {
    missing.push('SESSION_SECRET : obligatoire quand DATABASE_URL est donnée');
  }
  if (!isDemo && env.NODE_ENV !== 'test' && !env.SMTP_URL) {
    missing.push('SMTP_URL : obligatoire hors de la démonstration, pour envoyer les e-mails');
  }
  if (!isDemo && env.NODE_ENV !== 'test' && !env.MAIL_FROM) {
    missing.push(
      "MAIL_FROM : obligatoire hors de la démonstration, l'expéditeur des e-mails, tel que « Réseau des anciens <ne-pas-repondre@ecole.example> »",
    );
  }
  if (Boolean(env.LOGO_LIGHT) !== Boolean(env.LOGO_DARK)) {
    const absent = env.LOGO_LIGHT ? 'LOGO_DARK' : 'LOGO_LIGHT';
    missing.push(`${absent} : LOGO_LIGHT et LOGO_DARK vont ensemble`);
  }
  for (const provider of ['GOOGLE', 'FACEBOOK'] as const) {
    const both = [`${provider}_CLIENT_ID`, `${provider}_CLIENT_SECRET`] as const;
    const absent = both.filter((name) => !env[name]);
    if (absent.length === 1) missing.push(`${absent[0]} : ${both.join(' et ')} vont ensemble`);
  }
  return missing;
}
