// The drawing kit: every function returns SVG text.
import { C } from './palette.mjs';

const n = (value) => String(Math.round(value * 10) / 10);

/** Attributes from an object, numbers rounded to a tenth. */
const attributes = (given) =>
  Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? n(value) : value}"`)
    .join('');

export const el = (tag, given, ...inside) =>
  inside.length
    ? `<${tag}${attributes(given)}>${inside.flat(9).join('')}</${tag}>`
    : `<${tag}${attributes(given)}/>`;

export const rect = (x, y, width, height, fill, rx) =>
  el('rect', { x, y, width, height, rx, fill });
export const circle = (cx, cy, r, fill) => el('circle', { cx, cy, r, fill });
export const oval = (cx, cy, rx, ry, fill) => el('ellipse', { cx, cy, rx, ry, fill });
export const path = (d, fill, more = {}) => el('path', { d, fill, ...more });
export const line = (d, stroke, width, more = {}) =>
  el('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });
export const group = (transform, ...inside) => el('g', { transform }, ...inside);
export const at = (x, y, scale, ...inside) =>
  group(`translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${scale})`}`, ...inside);
export const flip = (x, y, scale, ...inside) =>
  group(`translate(${n(x)} ${n(y)}) scale(${-scale} ${scale})`, ...inside);
export const faded = (opacity, ...inside) => el('g', { opacity }, ...inside);

/** A cloth from text: one letter per cell; runs are merged into one path per colour. */
export function cloth(rows, cell, colours, ox = 0, oy = 0) {
  return Object.entries(colours)
    .map(([letter, fill]) => {
      let d = '';
      rows.forEach((row, y) => {
        for (const run of row.matchAll(new RegExp(`${letter}+`, 'g'))) {
          const width = run[0].length * cell;
          d += `M${n(ox + run.index * cell)} ${n(oy + y * cell)}h${n(width)}v${n(cell)}h-${n(width)}z`;
        }
      });
      return d && path(d, fill);
    })
    .join('');
}

export const STEPPED_DIAMOND = [
  '.....a......',
  '....aaa.....',
  '...aabaa....',
  '..aabbbaa...',
  '.aabbcbbaa..',
  '..aabbbaa...',
  '...aabaa....',
  '....aaa.....',
  '.....a......',
];

/**
 * The signature strip: bands, checks and stepped diamonds, as a pattern to fill shapes with.
 * A tile is 24×28; `y` and `scale` lay it on the strip it fills.
 */
export function weave(
  id,
  { ground = C.ink, a = C.terracotta, b = C.ochre, c = C.cream, x = 0, y = 0, scale = 1 } = {},
) {
  return el(
    'pattern',
    {
      id,
      width: 24,
      height: 28,
      patternUnits: 'userSpaceOnUse',
      patternTransform: `translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${scale})`}`,
    },
    rect(0, 0, 24, 28, ground),
    cloth(STEPPED_DIAMOND, 2, { a, b, c }, 0, 5),
    el('path', { d: 'M0 1H24M4 27H24', stroke: c, 'stroke-width': 2, 'stroke-dasharray': '4 4' }),
  );
}

/** Repeats any tile along x, with its lower edge on `y`. */
export const tiled = (id, width, height, x, y, ...inside) =>
  el(
    'pattern',
    {
      id,
      width,
      height,
      patternUnits: 'userSpaceOnUse',
      patternTransform: `translate(${n(x)} ${n(y)})`,
    },
    ...inside,
  );

/** @param {string[]} colours */
const sky = ([top, bottom], id = 's') =>
  el(
    'linearGradient',
    { id, x2: 0, y2: 1 },
    el('stop', { 'stop-color': top }),
    el('stop', { offset: 1, 'stop-color': bottom }),
  );

const WIDTH = 640;
const HEIGHT = 360;

const stamps = {};

/** Registers a shape drawn once per file; `stamp` then repeats it for a few bytes. */
export const defineStamp = (id, ...shape) => {
  stamps[id] = el('g', { id }, ...shape);
};

/**
 * A registered shape at (x, y): `fill` is its main colour, `color` its second, `stroke` its lines.
 * @param {string} id
 * @param {number} x
 * @param {number} y
 * @param {{ scale?: number, turn?: number, mirror?: boolean, fill?: string, color?: string,
 *   stroke?: string }} [look]
 */
export const stamp = (id, x, y, { scale = 1, turn = 0, mirror = false, ...colours } = {}) =>
  el('use', {
    href: `#${id}`,
    transform:
      x || y || turn || scale !== 1 || mirror
        ? `translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${scale !== 1 || mirror ? ` scale(${(mirror ? -scale : scale).toFixed(2)} ${scale.toFixed(2)})` : ''}`
        : undefined,
    ...colours,
  });

/** The whole file, with definitions of the stamped shapes. */
export function picture(...inside) {
  const drawn = inside.flat(9).join('');
  const used = Object.entries(stamps).filter(([id]) => drawn.includes(`href="#${id}"`));
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
    used.length ? el('defs', {}, ...used.map(([, shape]) => shape)) : '',
    drawn,
  );
}

/**
 * A full-bleed scene: sky, sun, then the given shapes.
 * @param {{ sky: string[], sun: string }} mood sky: its colours, top and bottom
 * @param {{ defs?: string, sun?: [x: number, y: number, radius: number] }} options
 */
export function scene(mood, { defs = '', sun }, ...inside) {
  return picture(
    el('defs', {}, sky(mood.sky), defs),
    rect(0, 0, WIDTH, HEIGHT, 'url(#s)'),
    sun
      ? [faded(0.35, circle(sun[0], sun[1], sun[2] * 1.35, mood.sun)), circle(...sun, mood.sun)]
      : '',
    ...inside,
  );
}
