import { C } from './palette.mjs';
import { defineStamp, el, faded, line, path, rect, stamp } from './kit.mjs';

/** A grid of windows: dashed lines, a row each. */
const windows = (x, y, columns, rows, [w, h], [gapX, gapY], stroke) =>
  el('path', {
    d: Array.from(
      { length: rows },
      (_, row) => `M${x} ${y + h / 2 + row * (h + gapY)}h${columns * (w + gapX) - gapX}`,
    ).join(''),
    stroke,
    'stroke-width': h,
    'stroke-dasharray': `${w} ${gapX}`,
  });

/** A plain block with a shaded side and windows. */
export const block = (x, y, w, h, wall, pane, columns, rows, shade = 0.12) => {
  const gapX = w / (columns * 2 + 1);
  const gapY = (h - 10) / (rows * 2 + 1);
  const step = (value) => Math.round(value * 10) / 10;
  return [
    rect(x, y - h, w, h, wall),
    faded(shade, rect(x + w * 0.72, y - h, w * 0.28, h, C.shadow)),
    windows(
      step(x + gapX),
      step(y - h + gapY + 4),
      columns,
      rows,
      [step(gapX), step(gapY)],
      [step(gapX), step(gapY)],
      pane,
    ),
  ];
};

/** Arches in a wall: `count` of them, each `w` wide, standing on y. */
export const arches = (x, y, count, w, h, gap, colour) =>
  path(
    Array.from({ length: count }, (_, i) => {
      const left = x + i * (w + gap);
      return `M${left} ${y}V${y - h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y}z`;
    }).join(''),
    colour,
  );

defineStamp(
  'u',
  line('M0 0V78', C.umber, 4),
  path(
    'M-62 30C-56-2-24-14 0-14S56-2 62 30Q52 22 41 30Q31 22 20.500 30Q10 22 0 30Q-10 22-20.500 30Q-31 22-41 30Q-52 22-62 30Z',
  ),
  path(
    'M-20.500 30C-20 8-12-8 0-14C12-8 20 8 20.500 30Q10 22 0 30Q-10 22-20.500 30Z M-62 30C-56-2-24-14 0-14C-26-6-40 10-41 30Q-52 22-62 30Z M62 30C56-2 24-14 0-14C26-6 40 10 41 30Q52 22 62 30Z',
    'currentColor',
  ),
);
/** A market parasol in two colours. */
export const parasol = (x, y, scale, fill, color) => stamp('u', x, y, { scale, fill, color });
