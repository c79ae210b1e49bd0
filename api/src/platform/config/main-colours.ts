import {
  chosenColours,
  paletteFaults,
  readable,
  type ChosenColours,
  type MainColours,
  type PaletteFault,
} from '@alumni/shared-contract/palette';
import type { Env } from './env';

const settings = {
  primary: 'COLOUR_PRIMARY',
  primaryDark: 'COLOUR_PRIMARY_DARK',
  accent: 'COLOUR_ACCENT',
  accentDark: 'COLOUR_ACCENT_DARK',
} as const satisfies Record<keyof MainColours, keyof Env>;

/** Colours derived from the network's main colours; null: defaults. */
export function coloursOf(env: Env): ChosenColours | null {
  const given = Object.entries(settings).flatMap(([choice, setting]) =>
    env[setting] ? [[choice, env[setting]]] : [],
  );
  return chosenColours(Object.fromEntries(given) as MainColours);
}

/** Problems of the chosen colours, one per line, starting with the setting. */
export function wrongColours(env: Env): string[] {
  const colours = coloursOf(env);
  const alone = (['PRIMARY', 'ACCENT'] as const).filter(
    (name) => env[`COLOUR_${name}_DARK`] && !env[`COLOUR_${name}`],
  );
  return [
    ...alone.map((name) => `COLOUR_${name} : COLOUR_${name}_DARK ne va pas sans elle`),
    ...(colours ? paletteFaults(colours).map(lineOf) : []),
  ];
}

function lineOf({ choice, text, ground, ratio }: PaletteFault): string {
  const advice = choice.endsWith('Dark') ? 'plus claire' : 'plus foncée';
  const figure = (value: number) => (Math.floor(value * 10) / 10).toLocaleString('fr-FR');
  return (
    `${settings[choice]} : ${text} se lit mal sur ${ground} (contraste ${figure(ratio)}, ` +
    `il faut ${figure(readable)}) ; choisissez une couleur ${advice}`
  );
}
