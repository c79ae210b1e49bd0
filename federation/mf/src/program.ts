import { Argument, Command, Option } from 'commander';
import { check } from './check';
import { contextOf, type CommonOptions, type Context, type Invocation } from './context';
import { create, type CreateOptions } from './create';
import { inFrench } from './french-help';
import { graph } from './graph';
import { keys } from './keys';
import { maintenance } from './maintenance';
import { EarlyExit, type Outcome } from './outcome';
import { preview, type PreviewOptions } from './preview';
import { promote, type PromoteOptions } from './promote';
import { publish, type PublishOptions } from './publish';
import { rollback } from './rollback';
import { shares } from './shares';
import type { OnRevision } from './remote-at-revision';
import { status } from './status';
import { watchTrials } from './watch';

const endings = `
Code de sortie :
  0  fait
  1  refusé, ou échoué
  2  commande ou réglage à corriger
  3  rien à faire : déjà publié, déjà en ligne
  4  quelqu'un d'autre a été plus rapide : recommencez

L'adresse vient de --url ou de MF_URL, le jeton de --token-file ou de MF_TOKEN ;
la démonstration de cette machine a les siens dans DATA_DIR/remote-tokens.json.`;

/** The `mf` command; `done` receives the outcome of the command. */
export function mfProgram(invocation: Invocation, done: (outcome: Outcome) => void): Command {
  const program = inFrench(new Command('mf'))
    .usage('<commande> [options]')
    .description(
      'Crée un remote, le publie et le met en ligne, sans toucher au shell ni aux autres.',
    )
    .helpCommand('help [commande]', "affiche l'aide d'une commande")
    .addHelpText('after', endings);

  function command(usage: string, description: string): Command {
    return inFrench(program.command(usage))
      .description(description)
      .option('--url <adresse>', 'où est le réseau (MF_URL ; http://localhost:3000)')
      .option('--token <jeton>', 'jeton du remote ; lisible par qui liste les processus')
      .option('--token-file <fichier>', 'fichier du jeton, ou de plusieurs en JSON')
      .option('--json', 'répond en JSON, pour un programme');
  }
  const run = async (options: CommonOptions, act: (context: Context) => Promise<Outcome>) =>
    done(await act(contextOf(options, invocation)));

  inFrench(program.command('create'))
    .description("crée le dossier d'un nouveau remote : un écran, ses tests, son entrée de menu")
    .addArgument(new Argument('<dossier>', 'mf-notes'))
    .option('--title <titre>', 'ce qui se lit dans le menu et en haut de son écran')
    .option('--owner <équipe>', "l'équipe qui en répond")
    .option('--json', 'répond en JSON, pour un programme')
    .action((folder: string, options: CreateOptions) =>
      done(create(invocation.workspaceDir, folder, options)),
    );
  command('check', 'vérifie les remote.json, entre eux et avec ce qui est en ligne')
    .argument('[remotes...]', 'dossiers ou noms ; sans rien, tous ceux du dépôt')
    .action((remotes: string[], options: CommonOptions) =>
      run(options, (context) => check(context, remotes)),
    );
  command('publish', 'envoie dist : publié une fois pour toutes, pas encore en ligne')
    .addArgument(remoteArgument())
    .option('--key-file <fichier>', "clé privée de l'équipe, qui signe la version (MF_KEY)")
    .option('--channel <canal>', 'la montre à qui en ouvre le lien : pr-42, recette')
    .option('--days <jours>', 'avec --channel : combien de temps ; 14 sans elle', channelDays)
    .action((remote: string, options: CommonOptions & PublishOptions) =>
      run(options, (context) => publish(context, remote, options)),
    );
  command('preview', 'donne le lien qui montre des canaux ensemble, ou les termine')
    .addArgument(new Argument('<remote@canal...>', 'mf-directory@pr-42 mf-events@recette'))
    .option('--path <page>', "la page que le lien ouvre : /admin/students ; sinon l'accueil")
    .option('--end', 'termine ces canaux')
    .action((channels: string[], options: CommonOptions & PreviewOptions) =>
      run(options, (context) => preview(context, channels, options)),
    );
  inFrench(program.command('keys'))
    .description("fait les clés d'une équipe, qui signent ses versions")
    .addArgument(remoteArgument())
    .option('--key-file <fichier>', 'où écrire la clé privée (mf_directory.key)')
    .option('--json', 'répond en JSON, pour un programme')
    .action((remote: string, { keyFile }: { keyFile?: string }) => done(keys(remote, keyFile)));
  command('promote', 'met une version publiée en ligne')
    .addArgument(remoteArgument())
    .option(
      '--version <version>',
      "sans elle : celle à l'essai, sinon celle de dist, sinon la plus récente",
    )
    .option('--canary <pourcent>', "à l'essai, pour cette part des visiteurs", percent)
    .option(
      '--judge <heures>',
      "avec --canary : un juge compare les pannes, puis décide, en tant d'heures au plus",
      judgeHours,
    )
    .option(
      '--withdraw <modules...>',
      'modules à intégrer que cette version retire : les autres sites ne les montreront plus',
    )
    .addOption(revisionOption())
    .action((remote: string, options: CommonOptions & PromoteOptions) =>
      run(options, (context) => promote(context, remote, options)),
    );
  command('rollback', "met fin à l'essai, sinon remet la version précédente")
    .addArgument(remoteArgument())
    .addOption(revisionOption())
    .action((remote: string, options: CommonOptions & OnRevision) =>
      run(options, (context) => rollback(context, remote, options)),
    );
  command('status', 'dit ce qui est en ligne, publié, partagé, et les écarts')
    .option('--watch', 'suit les essais qui ont un juge, jusqu’à sa décision')
    .action((options: CommonOptions & { watch?: boolean; json?: boolean }) =>
      run(options, (context) =>
        options.watch
          ? watchTrials(context, options.json ? () => undefined : invocation.print)
          : status(context),
      ),
    );
  command('graph', 'dit qui offre un emplacement ou annonce un événement, et qui s’en sert')
    .option('--mermaid', 'en dessin, pour un document Markdown')
    .action((options: CommonOptions & { mermaid?: boolean }) =>
      run(options, (context) => graph(context, options)),
    );
  command('maintenance', "ferme les écrans d'un remote, ou les rouvre")
    .addArgument(remoteArgument())
    .addArgument(new Argument('<on|off>', 'on ferme, off rouvre').argParser(onOrOff))
    .addOption(revisionOption())
    .action((remote: string, on: boolean, options: CommonOptions & OnRevision) =>
      run(options, (context) => maintenance(context, remote, on, options)),
    );
  command('shares', "dit ce qu'un autre hôte doit fournir à chaque écran")
    .addArgument(remoteArgument())
    .action((remote: string, options: CommonOptions) =>
      run(options, (context) => shares(context, remote)),
    );
  return program;
}

const remoteArgument = () => new Argument('<remote>', 'dossier ou nom : mf-directory');

const revisionOption = () =>
  new Option(
    '--revision <nombre>',
    "seulement si rien n'a changé depuis cette révision (mf status)",
  ).argParser(revision);

function onOrOff(text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on';
  throw new EarlyExit('usage', 'on ou off est attendu.');
}

function percent(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= 99) return value;
  throw new EarlyExit('usage', '--canary veut un entier de 1 à 99 ; sans lui, tous la reçoivent.');
}

function judgeHours(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= 720) return value;
  throw new EarlyExit('usage', "--judge veut un nombre entier d'heures, de 1 à 720.");
}

function channelDays(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= 90) return value;
  throw new EarlyExit('usage', '--days veut un nombre entier de jours, de 1 à 90.');
}

function revision(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0) return value;
  throw new EarlyExit('usage', '--revision veut un entier, comme mf status le donne.');
}
