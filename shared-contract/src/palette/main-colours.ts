import { dark, light, type Colours } from './colours';
import { contrast } from './contrast';
import { readable, readablePairs } from './readable-pairs';

/** Colours that a network may choose, each #rrggbb; missing dark ones are computed. */
export interface MainColours {
  primary?: string;
  primaryDark?: string;
  accent?: string;
  accentDark?: string;
}

/** Colours that replace those of `light` and `dark`. */
export interface ChosenColours {
  light: Partial<Colours>;
  dark: Partial<Colours>;
}

/** Two colours with too little contrast. */
export interface PaletteFault {
  /** The setting to change. */
  choice: keyof MainColours;
  text: string;
  ground: string;
  ratio: number;
}

/** All colours derived from the main ones; null when the network keeps the defaults. */
export function chosenColours(main: MainColours): ChosenColours | null {
  const { primary, accent } = main;
  if (!primary && !accent) return null;
  return {
    light: { ...(primary && primaryLight(primary)), ...(accent && accentLight(accent)) },
    dark: {
      ...(primary && firstReadable(primary, main.primaryDark, (ink) => primaryDark(primary, ink))),
      ...(accent && firstReadable(accent, main.accentDark, (warm) => accentDark(accent, warm))),
    },
  };
}

/** Pairs of chosen colours below WCAG AA, the worst of each setting. */
export function paletteFaults(chosen: ChosenColours): PaletteFault[] {
  const faults = (['light', 'dark'] as const).flatMap((scheme) =>
    unreadable(scheme === 'light' ? light : dark, chosen[scheme]).map((fault) => ({
      ...fault,
      choice: choiceOf(fault.token, scheme),
    })),
  );
  const worstFirst = faults.toSorted((one, other) => one.ratio - other.ratio);
  return worstFirst
    .filter(({ choice }, at) => worstFirst.findIndex((fault) => fault.choice === choice) === at)
    .map(({ choice, text, ground, ratio }) => ({ choice, text, ground, ratio }));
}

/** Only pairs with a chosen colour: the defaults have their own test. */
function unreadable(ours: Colours, chosen: Partial<Colours>) {
  const colours = { ...ours, ...chosen };
  return readablePairs.flatMap((pair) => {
    const token = pair.find((name) => name in chosen && /ink|terracotta/i.test(name));
    const [text, ground] = [colours[pair[0]], colours[pair[1]]];
    const ratio = contrast(text, ground);
    return token && ratio < readable ? [{ token, text, ground, ratio }] : [];
  });
}

function choiceOf(token: keyof Colours, scheme: 'light' | 'dark'): keyof MainColours {
  const choice = /terracotta/i.test(token) ? 'accent' : 'primary';
  // Bands use the light colour in both schemes.
  return scheme === 'light' || token.includes('Deep') ? choice : `${choice}Dark`;
}

const primaryLight = (primary: string): Partial<Colours> => ({
  ink: primary,
  inkHover: mix(primary, black, 0.18),
  inkSoft: mix(primary, white, 0.9),
  inkDeep: mix(primary, black, 0.4),
  inkDeepHover: mix(primary, black, 0.2),
  mutedOnInkDeep: mix(primary, white, 0.75),
});

const primaryDark = (primary: string, ink: string): Partial<Colours> => ({
  ink,
  inkHover: mix(ink, white, 0.35),
  inkSoft: mix(dark.surface, ink, 0.12),
  onInk: mix(ink, black, 0.88),
  inkDeep: mix(primary, black, 0.72),
  inkDeepHover: mix(primary, black, 0.5),
  mutedOnInkDeep: mix(primary, white, 0.75),
});

const accentLight = (accent: string): Partial<Colours> => ({
  terracotta: accent,
  terracottaHover: mix(accent, black, 0.18),
  terracottaSoft: mix(accent, white, 0.9),
  terracottaDeep: accent,
});

const accentDark = (accent: string, warm: string): Partial<Colours> => ({
  terracotta: warm,
  terracottaHover: mix(warm, white, 0.35),
  terracottaSoft: mix(dark.surface, warm, 0.12),
  onTerracotta: mix(warm, black, 0.88),
  terracottaDeep: mix(accent, black, 0.3),
});

/**
 * The dark colours: derived from the given dark one, otherwise from the first readable lighter
 * shade of the light one.
 */
function firstReadable(
  base: string,
  given: string | undefined,
  around: (colour: string) => Partial<Colours>,
): Partial<Colours> {
  if (given) return around(given);
  for (let share = 0; share < 1; share += 0.05) {
    const colours = around(mix(base, white, share));
    if (unreadable(dark, colours).length === 0) return colours;
  }
  return around(white);
}

const white = '#ffffff';
const black = '#000000';

/** #rrggbb between two others; `share` of the second. */
function mix(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((from ?? 0) * (1 - share) + (to ?? 0) * share);
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
