import { parseArgs } from 'node:util';
import { frenchMessage } from '@alumni/shared-contract';
import { z } from 'zod';
import { knownMigrations } from '../../platform/db/migrations';
import type { AppContext } from '../../platform/context';
import { loadReferenceData } from '../../modules/reference/data/load-reference-data';
import { runCommand, say } from '../../platform/run-command';
import { openServices } from '../services';
import { askIdentity, type Identity } from './ask-identity';
import { askSecondFactor } from './ask-second-factor';
import {
  activeAdministrators,
  alreadyThere,
  createFirstAdministrator,
  renewLink,
} from './first-administrator';
import { inspectDatabase } from './inspect-database';
import { productionConfig } from './production-config';
import { openTerminal, type Terminal } from './terminal';
import { countReferenceData } from './count-reference-data';

const usage = 'npm run setup [-- --nom … --prenoms … --email …]   ou   npm run setup -- --new-link';

/** `npm run setup`: prepares production. Running it again changes nothing. */
async function setUp(): Promise<void> {
  z.config({ customError: frenchMessage });
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { nom: text, prenoms: text, email: text, 'new-link': { type: 'boolean' } },
  });
  const { config, advice } = productionConfig(process.env);
  say('✔ Configuration', ...advice.map((line) => `  ⚠ ${line}`));
  const before = await inspectDatabase(config);
  const services = await openServices(config, () => undefined);
  const terminal = openTerminal(process.stdin, process.stdout);
  try {
    const added = knownMigrations().length - before;
    say(added > 0 ? `✔ Schéma : ${added} migration(s)` : '✔ Schéma : déjà à jour');
    await prepare(services.context);
    if (values['new-link']) await giveNewLink(services.context);
    else await ensureAdministrator(services.context, values, terminal);
    if (!process.env.STAFF_SECOND_FACTOR) await chooseSecondFactor(terminal);
  } finally {
    terminal.close();
    await services.close();
  }
}

async function prepare({ db, storage }: AppContext): Promise<void> {
  const before = await countReferenceData(db);
  await loadReferenceData({ db, storage });
  const added = (await countReferenceData(db)) - before;
  say(
    added > 0
      ? `✔ Données de référence : ${added} lignes (diplômes, filières, campus, catégories, slides)`
      : '✔ Données de référence : déjà là',
  );
}

async function ensureAdministrator(
  context: AppContext,
  given: Partial<Identity>,
  terminal: Terminal,
): Promise<void> {
  const [first, ...others] = await activeAdministrators(context);
  if (!first) {
    const identity = await askIdentity(given, terminal);
    const link = await createFirstAdministrator(context, identity);
    say(`✔ Administrateur : ${identity.prenoms} ${identity.nom} (${identity.email})`);
    return tellLink(context, link);
  }
  const emails = [first, ...others].map(({ email }) => email);
  const asked = given.email?.trim().toLowerCase();
  if (asked && !emails.includes(asked)) throw alreadyThere(first.email);
  say(
    `✔ Administrateur : déjà là (${emails.join(', ')})`,
    "Rien n'a été créé : le réseau est prêt. Un lien perdu se refait avec npm run setup -- --new-link",
  );
}

async function giveNewLink(context: AppContext): Promise<void> {
  const { email, link } = await renewLink(context);
  say(`✔ Nouveau lien pour ${email} ; le précédent ne marche plus.`);
  tellLink(context, link);
}

/** The server reads the choice from its environment, which this command does not write. */
async function chooseSecondFactor(terminal: Terminal): Promise<void> {
  const chosen = await askSecondFactor(terminal);
  say(
    chosen
      ? `✔ Second facteur : ajoutez STAFF_SECOND_FACTOR=${chosen} à l'environnement du serveur.`
      : '  ⚠ STAFF_SECOND_FACTOR n’est pas choisi : required demande à toute l’équipe une application à codes ou une clé d’accès, optional (sans choix) la propose.',
  );
}

function tellLink({ config }: AppContext, link: string): void {
  const hours = Math.round(config.CREATION_CODE_LIFE / 3_600);
  say(
    `\nMot de passe à choisir, sous ${hours} heures :\n  ${link}`,
    '\nLe même lien part par e-mail dès que le serveur tourne (npm start).',
  );
}

runCommand(setUp, { failure: "La préparation n'est pas allée au bout.", usage });
