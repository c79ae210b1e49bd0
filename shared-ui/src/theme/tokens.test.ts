import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast, readable, readablePairs } from '@alumni/shared-contract/palette';
import { antdTokens } from './antd-tokens';
import { dark, light } from './tokens';
import { tokensCss } from './tokens-css';

const schemes = [
  ['light', light],
  ['dark', dark],
] as const;

test('tokens.css has exactly the values of tokens.ts', () => {
  const words = (css: string) => css.replaceAll('"', "'").split(/\s+/).filter(Boolean);
  expect(words(readFileSync(join(__dirname, 'tokens.css'), 'utf8'))).toEqual(words(tokensCss()));
});

test.each(schemes)('antd gets the colours of the %s theme', (scheme, colours) => {
  expect(antdTokens(scheme).token).toMatchObject({
    colorPrimary: colours.ink,
    colorText: colours.text,
    colorBgContainer: colours.surface,
    colorError: colours.danger,
  });
});

describe.each(schemes)('the %s theme', (_name, colours) => {
  test.each(readablePairs)('%s is readable on %s (AA, 4.5)', (text, ground) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(readable);
  });

  test.each(['surface', 'ground', 'sand', 'surfaceRaised'] as const)(
    'borders of controls and the focus ring are visible on %s (3)',
    (ground) => {
      expect(contrast(colours.borderStrong, colours[ground])).toBeGreaterThanOrEqual(3);
      expect(contrast(colours.focus, colours[ground])).toBeGreaterThanOrEqual(3);
    },
  );
});
