// The woven motif as tiles that CSS repeats, and the mark of the network.
import { C } from '../palette.mjs';
import { STEPPED_DIAMOND, cloth, el, group, path, rect } from '../kit.mjs';

const tile = (width, height, ...inside) =>
  el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    ...inside,
  );

/** A thin edge: checks between two lines, 32×8. */
export const edge = () =>
  tile(
    32,
    8,
    rect(0, 0, 32, 8, C.ink),
    cloth(
      ['aabb....ccbb....', '..bbaa....bbcc..'],
      2,
      { a: C.terracotta, b: C.cream, c: C.ochre },
      0,
      2,
    ),
  );

/** The ribbon: checks, a row of stepped diamonds, checks, 48×32. */
export const ribbon = () =>
  tile(
    48,
    32,
    rect(0, 0, 48, 32, C.ink),
    cloth(
      [
        'cc..cc..cc..cc..cc..cc..',
        '........................',
        'aaaaaaaaaaaaaaaaaaaaaaaa',
        '.....a...........d......',
        '....aaa.........ddd.....',
        '...aabaa.......ddcdd....',
        '..aabbbaa.....ddcccdd...',
        '.aabbcbbaa...ddccaccdd..',
        '..aabbbaa.....ddcccdd...',
        '...aabaa.......ddcdd....',
        '....aaa.........ddd.....',
        '.....a...........d......',
        '........................',
        'aaaaaaaaaaaaaaaaaaaaaaaa',
        '........................',
        '..cc..cc..cc..cc..cc..cc',
      ],
      2,
      { a: C.terracotta, b: C.ochre, c: C.cream, d: C.palm },
    ),
  );

/** One stepped diamond: before a title or next to a word, 24×18. */
export const knot = () =>
  tile(24, 18, cloth(STEPPED_DIAMOND, 2, { a: C.terracotta, b: C.ochre, c: C.cream }));

const STEPS = [5, 4, 3, 2, 1, 0, 1, 2, 3, 4];
const STEP = 6;

/** The left edge of a picture, cut in steps: a mask to repeat downwards, 36×60. */
export const stepsLeft = () =>
  tile(
    36,
    60,
    path(
      STEPS.map((step, row) => `M${step * STEP} ${row * STEP}H36v${STEP}H${step * STEP}z`).join(''),
    ),
  );

/** The lower edge of a picture, to repeat along it, 60×36. */
export const stepsBelow = () =>
  tile(
    60,
    36,
    path(
      STEPS.map((step, column) => `M${column * STEP} 0h${STEP}V${36 - step * STEP}h-${STEP}z`).join(
        '',
      ),
    ),
  );

const OUTLINE = [
  '.....a.....',
  '....aaa....',
  '...aa.aa...',
  '..aa...aa..',
  '.aa..a..aa.',
  '..aa...aa..',
  '...aa.aa...',
  '....aaa....',
  '.....a.....',
];

/**
 * A faint field of diamonds for backgrounds and large areas: one grey, visible on light and dark,
 * 48×48.
 */
export const field = () =>
  tile(
    48,
    48,
    el(
      'g',
      { fill: '#7f86a8', opacity: 0.2 },
      cloth(OUTLINE, 2, { a: undefined }, 1, 3),
      cloth(OUTLINE, 2, { a: undefined }, 25, 27),
    ),
  );

const WEFT =
  'M7.5 11.5h20.2v9H7.5zM38.3 11.5h2.2v9h-2.2zM20.3 27.5h20.2v9H20.3zM7.5 27.5h2.2v9H7.5z';
const WARP = 'M11.5 22.3h9v18.2h-9zM11.5 7.5h9v2.2h-9zM27.5 7.5h9v18.2h-9zM27.5 38.3h9v2.2h-9z';
const KNOT = 'M22.2 22.2h3.6v3.6h-3.6z';

/** Strips over and under, knotted in the middle. */
export const favicon = () =>
  el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 48 48' },
    rect(0, 0, 48, 48, C.sand, 11),
    group('rotate(45 24 24)', path(WEFT, C.ink), path(WARP, C.terracotta), path(KNOT, C.ochre)),
  );
