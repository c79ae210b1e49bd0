import type { Colours } from './colours';

type Pair = readonly [text: keyof Colours, ground: keyof Colours];

const grounds = [
  'ground',
  'surface',
  'surfaceRaised',
  'surfaceSunken',
  'sand',
  'sandDeep',
] as const;
const inks = [
  'text',
  'muted',
  'ink',
  'inkHover',
  'terracotta',
  'palm',
  'danger',
  'warning',
] as const;

/** WCAG AA for text of any size. */
export const readable = 4.5;

/** Each text colour with the backgrounds it may have. */
export const readablePairs: readonly Pair[] = [
  ...inks.flatMap((ink) => grounds.map((ground): Pair => [ink, ground])),
  ['onInk', 'ink'],
  ['onInk', 'inkHover'],
  ['onInkDeep', 'inkDeep'],
  ['onInkDeep', 'inkDeepHover'],
  ['mutedOnInkDeep', 'inkDeep'],
  ['mutedOnInkDeep', 'inkDeepHover'],
  ['onTerracotta', 'terracotta'],
  ['onTerracotta', 'terracottaHover'],
  ['onInkDeep', 'terracottaDeep'],
  ['onPalm', 'palm'],
  ['onDanger', 'danger'],
  ['ink', 'inkSoft'],
  ['text', 'inkSoft'],
  ['terracotta', 'terracottaSoft'],
  ['palm', 'palmSoft'],
  ['text', 'palmSoft'],
  ['warning', 'warningSoft'],
  ['text', 'warningSoft'],
  ['danger', 'dangerSoft'],
  ['text', 'dangerSoft'],
];
