import type { Argument, Command, CommanderError } from 'commander';
import { EarlyExit } from './outcome';

const titles: Record<string, string> = {
  'Usage:': 'Emploi :',
  'Arguments:': 'Arguments :',
  'Options:': 'Options :',
  'Commands:': 'Commandes :',
};

/**
 * Gives a command its help and its refusals in French, and leaves the ending of the process to `runMf`.
 * @returns the same command; parsing it throws `EarlyExit` for a wrong call, CommanderError after a help
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

/** From commander's codes and what it has read so far: its sentences are for other readers. */
const faults: Record<string, (command: Command) => string> = {
  'commander.help': () => 'Quelle commande ? mf --help les nomme toutes.',
  'commander.unknownCommand': ({ args }) => `Commande inconnue : ${args[0]}.`,
  'commander.unknownOption': ({ args }) =>
    `Option inconnue : ${args.find((argument) => argument.startsWith('-'))}.`,
  'commander.missingArgument': ({ args, registeredArguments }) =>
    `Il manque l'argument <${registeredArguments[args.length]?.name()}>.`,
  // An option lacks its value when nothing follows it; the program above has read all words.
  'commander.optionMissingArgument': ({ options, parent }) => {
    const last = parent?.args.at(-1);
    return `Il manque la valeur de ${options.find(({ long }) => long === last)?.flags ?? last}.`;
  },
  'commander.excessArguments': () => "Trop d'arguments.",
};

/** @returns what a wrong call ends with; the help that was asked for ends with commander's own error */
function usageFault(error: CommanderError, command: Command): Error {
  if (error.exitCode === 0) return error;
  const fault = faults[error.code]?.(command) ?? error.message;
  const help = command.parent ? `mf ${command.name()} --help` : 'mf --help';
  const hint = fault.includes(help) ? '' : ` Voyez : ${help}`;
  return new EarlyExit('usage', `${fault}${hint}`);
}
