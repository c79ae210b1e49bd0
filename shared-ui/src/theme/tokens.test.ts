import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { antdTheme } from './antd-tokens';
import { contrast } from './contrast';
import { dark, light, type Colours } from './tokens';
import { tokensCss } from './tokens-css';

const schemes = [
  ['light', light],
  ['dark', dark],
] as const;

test('tokens.css holds exactly the values of tokens.ts', () => {
  const words = (css: string) => css.replaceAll('"', "'").split(/\s+/).filter(Boolean);
  expect(words(readFileSync(join(__dirname, 'tokens.css'), 'utf8'))).toEqual(words(tokensCss()));
});

test.each(schemes)('antd is given the colours of the %s theme', (scheme, colours) => {
  expect(antdTheme(scheme).token).toMatchObject({
    colorPrimary: colours.ink,
    colorText: colours.text,
    colorBgContainer: colours.surface,
    colorError: colours.danger,
  });
});

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
const pairs: [keyof Colours, keyof Colours][] = [
  ...inks.flatMap((ink) => grounds.map((ground): [keyof Colours, keyof Colours] => [ink, ground])),
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

describe.each(schemes)('the %s theme', (_name, colours) => {
  test.each(pairs)('%s can be read on %s (AA, 4.5)', (text, ground) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['surface', 'ground', 'sand', 'surfaceRaised'] as const)(
    'edges of controls and the focus are seen on %s (3)',
    (ground) => {
      expect(contrast(colours.borderStrong, colours[ground])).toBeGreaterThanOrEqual(3);
      expect(contrast(colours.focus, colours[ground])).toBeGreaterThanOrEqual(3);
    },
  );
});
