import { dark, light } from './colours';
import { contrast } from './contrast';
import { chosenColours, paletteFaults } from './main-colours';
import { readable, readablePairs } from './readable-pairs';

const faultsOf = (main: Parameters<typeof chosenColours>[0]) => {
  const chosen = chosenColours(main);
  return chosen ? paletteFaults(chosen) : null;
};

test('without a choice, keeps the default colours', () => {
  expect(chosenColours({})).toBeNull();
  expect(chosenColours({ primaryDark: '#b4bdf8' })).toBeNull();
});

test('uses the chosen colour, and keeps the default for the other', () => {
  const chosen = chosenColours({ primary: '#0b5d3b', primaryDark: '#8fd9b6' });
  expect(chosen?.light.ink).toBe('#0b5d3b');
  expect(chosen?.dark.ink).toBe('#8fd9b6');
  expect(chosen?.light).not.toHaveProperty('terracotta');
});

test('accepts the default colours as a choice', () => {
  const [primary, accent] = [light.ink, light.terracotta];
  expect(faultsOf({ primary, accent })).toEqual([]);
  expect(faultsOf({ primary, accent, primaryDark: dark.ink, accentDark: dark.terracotta })).toEqual(
    [],
  );
});

test.each(['#7a0019', '#0b5d3b', '#00308f', '#4b0082', '#5c4033', '#000000', '#8a3b00', '#006064'])(
  '%s is dark enough: every pair is readable, including the derived dark colours',
  (colour) => {
    const chosen = chosenColours({ primary: colour, accent: colour });
    for (const [scheme, ours] of [
      ['light', light],
      ['dark', dark],
    ] as const) {
      const all = { ...ours, ...chosen?.[scheme] };
      const low = readablePairs.filter(([text, on]) => contrast(all[text], all[on]) < readable);
      expect(low).toEqual([]);
    }
  },
);

test('names a colour with too little contrast, light or dark, with its worst pair', () => {
  expect(faultsOf({ primary: '#ffcc00' })).toMatchObject([{ choice: 'primary' }]);
  expect(faultsOf({ accent: '#ff8a65' })).toMatchObject([{ choice: 'accent' }]);
  const dim = faultsOf({ primary: '#00308f', primaryDark: '#00308f' });
  expect(dim).toMatchObject([{ choice: 'primaryDark' }]);
  const both = faultsOf({ primary: '#ffcc00', accent: '#7a0019', accentDark: '#7a0019' });
  expect(both?.map(({ choice }) => choice).sort()).toEqual(['accentDark', 'primary']);
  expect(dim?.[0]?.ratio).toBeLessThan(readable);
});
