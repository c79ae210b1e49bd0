import type { Argument, Command, CommanderError } from 'commander';
import { EarlyExit } from './outcome';

const titles: Record<string, string> = {
  'Usage:': 'Emploi :',
  'Arguments:': 'Arguments :',
  'Options:': 'Options :',
  'Commands:': 'Commandes :',
};

/**
 * Translates a command's help and errors into French, and lets `runMf` end the process.
 * @returns the same command; parsing throws `EarlyExit` for an invalid call, CommanderError after a
 *   help
 */
export function inFrench(command: Command): Command {
  return command
    .exitOverride((error) => {
      throw usageFault(error, command);
    })
    .helpOption('-h, --help', 'affiche cette aide')
    .configureHelp({
      helpWidth: 80,
      styleTitle: (title) => titles[title] ?? title,
      subcommandTerm: (sub) => [sub.name(), ...sub.registeredArguments.map(term)].join(' '),
    })
    .configureOutput({ writeErr: () => undefined });
}

const term = (one: Argument) => (one.required ? `<${one.name()}>` : `[${one.name()}…]`);

/** Built from commander's codes and state, because its messages are in English. */
const faults: Record<string, (command: Command) => string> = {
  'commander.help': () => 'Quelle commande ? mf --help les nomme toutes.',
  'commander.unknownCommand': ({ args }) => `Commande inconnue : ${args[0]}.`,
  'commander.unknownOption': ({ args }) =>
    `Option inconnue : ${args.find((argument) => argument.startsWith('-'))}.`,
  'commander.missingArgument': ({ args, registeredArguments }) =>
    `Il manque l'argument <${registeredArguments[args.length]?.name()}>.`,
  // An option lacks its value when no argument is left after it; the parent program has parsed all
  // arguments.
  'commander.optionMissingArgument': ({ options, parent }) => {
    const last = parent?.args.at(-1);
    return `Il manque la valeur de ${options.find(({ long }) => long === last)?.flags ?? last}.`;
  },
  'commander.excessArguments': () => "Trop d'arguments.",
};

/** @returns the exit for an invalid call; a requested help ends with commander's own error */
function usageFault(error: CommanderError, command: Command): Error {
  if (error.exitCode === 0) return error;
  const fault = faults[error.code]?.(command) ?? error.message;
  const help = command.parent ? `mf ${command.name()} --help` : 'mf --help';
  const hint = fault.includes(help) ? '' : ` Voyez : ${help}`;
  return new EarlyExit('usage', `${fault}${hint}`);
}
