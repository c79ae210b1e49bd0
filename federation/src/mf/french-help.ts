import type { Argument, Command, CommanderError } from 'commander';
import type { Outcome } from './outcome';

const titles: Record<string, string> = {
  'Usage:': 'Emploi :',
  'Arguments:': 'Arguments :',
  'Options:': 'Options :',
  'Commands:': 'Commandes :',
};

/** Gives a command its help in French, and leaves the ending of the process to `runMf`. */
export function inFrench(command: Command): Command {
  return command
    .exitOverride()
    .helpOption('-h, --help', 'affiche cette aide')
    .configureHelp({
      helpWidth: 80,
      styleTitle: (title) => titles[title] ?? title,
      subcommandTerm: (sub) => [sub.name(), ...sub.registeredArguments.map(term)].join(' '),
    })
    .configureOutput({ writeErr: () => undefined });
}

const term = (one: Argument) => (one.required ? `<${one.name()}>` : `[${one.name()}…]`);

const faults: Record<string, (named: string) => string> = {
  'commander.unknownCommand': (named) => `Commande inconnue : ${named}.`,
  'commander.unknownOption': (named) => `Option inconnue : ${named}.`,
  'commander.missingArgument': (named) => `Il manque l'argument <${named}>.`,
  'commander.optionMissingArgument': (named) => `Il manque la valeur de ${named}.`,
  'commander.excessArguments': () => "Trop d'arguments.",
};

/** What commander says of a wrong call, as people read it here. */
export function usageFault(error: CommanderError, args: string[]): Outcome {
  if (error.exitCode === 0) return { ending: 'done', text: '' };
  if (error.code === 'commander.help') {
    return { ending: 'usage', text: 'Quelle commande ? mf --help les nomme toutes.' };
  }
  const named = /'([^']+)'/.exec(error.message)?.[1] ?? '';
  const fault =
    faults[error.code]?.(named) ??
    / is invalid(?: for argument .*?)?\. (.+)$/.exec(error.message)?.[1];
  const [command] = args.filter((argument) => !argument.startsWith('-'));
  const isKnown = command && error.code !== 'commander.unknownCommand';
  return {
    ending: 'usage',
    text: `${fault ?? error.message} Voyez : mf ${isKnown ? `${command} ` : ''}--help`,
  };
}
