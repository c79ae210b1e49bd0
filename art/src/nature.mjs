import { C } from './palette.mjs';
import {
  at,
  circle,
  defineStamp,
  faded,
  flip,
  group,
  line,
  oval,
  path,
  rect,
  stamp,
} from './kit.mjs';

const FROND = 'M0 0C8-22 34-30 62-4C67 2 69 10 68 18C56-4 30-12 0 0Z';
const FROND_UP = 'M0 0C2-26 20-44 52-44C56-43 58-42 60-40C36-34 16-22 0 0Z';

const fronds = (fill, ...turns) =>
  turns.map(([turn, mirror, shape]) =>
    group(`rotate(${turn})${mirror ? ' scale(-1 1)' : ''}`, path(shape, fill)),
  );

defineStamp(
  'p',
  fronds(C.palmDeep, [-8, 0, FROND_UP], [10, 1, FROND_UP], [34, 0, FROND], [-36, 1, FROND]),
  fronds(
    C.palm,
    [2, 0, FROND],
    [-4, 1, FROND],
    [-46, 0, FROND_UP],
    [62, 0, FROND],
    [-64, 1, FROND],
  ),
  circle(-4, 4, 5, '#6b4a30'),
  circle(5, 6, 5, '#7d5838'),
);

/** A coconut palm, foot at (x, y), `height` high, leaning by `lean`. */
export const palm = (x, y, height, lean = 20) => [
  at(
    x,
    y,
    1,
    path(
      `M-5 0C${lean * 0.1 - 4} ${-height * 0.4} ${lean * 0.5 - 4} ${-height * 0.75} ${lean - 2} ${-height}h5C${lean * 0.55 + 5} ${-height * 0.7} ${lean * 0.2 + 6} ${-height * 0.35} 7 0Z`,
      '#8b6444',
    ),
  ),
  stamp('p', x + lean, y - height, { scale: height / 170 }),
];

defineStamp(
  'c',
  path('M-46 0a15 15 0 0 1 8-28a26 26 0 0 1 48-6a18 18 0 0 1 30 12a11 11 0 0 1 4 22z'),
);
export const cloud = (x, y, scale, fill) => stamp('c', x, y, { scale, fill });

export const bird = (x, y, size, colour) =>
  line(
    `M${x} ${y}q${size * 0.5} ${-size * 0.6} ${size} 0q${size * 0.5} ${-size * 0.6} ${size} 0`,
    colour,
    2.2,
  );

/** Short strokes of light lying on water. */
export const glints = (places, colour) =>
  line(places.map(([x, y, length]) => `M${x} ${y}h${length}`).join(''), colour, 3);

/** A pirogue with its painted side, centre of the keel at (x, y). */
export const pirogue = (x, y, scale, hull = C.terracotta, trim = C.cream, mirror = false) =>
  (mirror ? flip : at)(
    x,
    y,
    scale,
    path('M-92-22C-60-6 40-8 104-36C92-6 66 10 24 12H-38C-66 10-84-2-92-22Z', hull),
    path('M-92-22C-60-6 40-8 104-36L100-27C50-4-50 2-86-13Z', trim),
    line('M-50 3h14m12 1h14m12 0h14m12-2h14', C.ochre, 4),
  );

/** A rounded bush or tree crown with its light side. */
export const crown = (x, y, r, dark, light) => [
  circle(x, y, r, dark),
  faded(0.55, circle(x - r * 0.22, y - r * 0.22, r * 0.62, light)),
];

defineStamp(
  't',
  path('M-3 0L-2-66L-16-82L-13-84L0-72L12-86L15-84L3-64L4 0Z', '#5d4635'),
  path('M-42-84a26 11 0 1 1 52 0a26 11 0 1 1-52 0M-6-86a24 10 0 1 1 48 0a24 10 0 1 1-48 0'),
  oval(0, -95, 32, 13, 'currentColor'),
);
/** The umbrella tree of the estuary forests: a bare trunk and a layered crown. */
export const forestTree = (x, y, height, fill, color) =>
  stamp('t', x, y, { scale: height / 100, fill, color });

defineStamp(
  'l',
  path('M0 0C-26-26-28-74 0-110C28-74 26-26 0 0Z', undefined, { stroke: 'none' }),
  line('M0-4V-94M0-30l-12-14M0-30l12-14M0-52l-12-14M0-52l12-14M0-74l-8-10M0-74l8-10', undefined, 2),
);
/** A broad leaf for foregrounds, its stem at (x, y). */
export const broadLeaf = (x, y, scale, turn, fill, stroke) =>
  stamp('l', x, y, { scale, turn, fill, stroke });

export const pot = (x, y, scale, colour = C.terracotta, leaf = C.palm) =>
  at(
    x,
    y,
    scale,
    broadLeaf(0, -34, 0.55, -38, C.palmDeep, leaf),
    broadLeaf(0, -34, 0.6, 34, leaf, C.palmDeep),
    broadLeaf(0, -34, 0.7, -4, leaf, C.palmDeep),
    path('M-20-38h40l-5 38h-30z', colour),
    rect(-23, -42, 46, 9, colour, 2),
    faded(0.18, rect(-19, -33, 38, 5, C.shadow)),
  );
