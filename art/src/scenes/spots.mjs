// Small scenes on a transparent background, usable on white, sand or ink.
import { C } from '../palette.mjs';
import { circle, el, faded, group, line, oval, path, picture, rect, weave } from '../kit.mjs';
import { broadLeaf } from '../nature.mjs';

const blob = (fill, opacity = 1) =>
  faded(
    opacity,
    path('M92 196C76 96 176 34 300 40S540 52 560 160S500 330 340 334S108 300 92 196Z', fill),
  );

const threads = (xs, y1, y2, stroke, width = 3) =>
  line(xs.map((x) => `M${x} ${y1}V${y2}`).join(''), stroke, width);

const xsFrom = (start, count, step) => Array.from({ length: count }, (_, i) => start + i * step);

/** Empty state: a loom with its threads stretched and the cloth just begun. */
export const empty = () =>
  picture(
    el('defs', {}, weave('w', { x: 216, y: 232, scale: 1.3 })),
    blob(C.dune, 0.75),
    oval(320, 326, 190, 12, C.straw),
    path('M182 70h16V322h-16zM442 70h16V322h-16z', '#8f5d3c'),
    path('M170 318h40v10h-40zm260 0h40v10h-40z', C.umber),
    rect(160, 82, 320, 18, '#b07a4f', 9),
    rect(160, 288, 320, 18, '#b07a4f', 9),
    threads(xsFrom(220, 11, 20), 98, 234, C.cream, 4),
    threads(xsFrom(230, 10, 20), 98, 234, C.inkSoft, 4),
    rect(210, 232, 220, 60, 'url(#w)'),
    rect(206, 170, 228, 12, C.umber, 6),
    group(
      'translate(374 214) rotate(-9)',
      path('M-62 0C-40-18 40-18 62 0C40 18-40 18-62 0Z', C.terracotta),
      path('M-30 0C-20-8 20-8 30 0C20 8-20 8-30 0Z', C.peach),
      line('M-20 0h40', C.brick, 3),
    ),
    line('M314 223C280 236 240 214 214 234', C.terracotta, 3),
    circle(524, 300, 26, C.palm),
    line(
      'M502 292C514 304 534 306 548 294M500 304C516 316 536 316 548 304M512 280C524 290 540 290 548 284',
      C.leaf,
      3,
    ),
    line('M500 312C480 326 470 312 452 326', C.palm, 3),
  );

/** Offline: the strip is torn, its threads hang loose, and a needle is ready to mend it. */
export const offline = () =>
  picture(
    el('defs', {}, weave('w', { y: 131, scale: 3.5 })),
    blob(C.mist, 0.8),
    path('M20 131H262L250 144L266 158L248 172L264 188L250 202L262 216L252 229H20Z', 'url(#w)'),
    path('M620 131H384L396 146L378 160L394 176L376 190L392 206L380 218L388 229H620Z', 'url(#w)'),
    line(
      'M264 140C286 134 292 152 312 146M262 164C284 172 298 158 316 168M260 196C282 188 290 208 314 202M260 222C280 232 296 218 308 234',
      C.terracotta,
      4,
    ),
    line(
      'M380 138C362 132 356 150 338 142M382 166C366 176 352 164 340 174M380 196C362 190 356 208 340 200M384 222C368 236 354 222 344 236',
      C.ochre,
      4,
    ),
    group(
      'translate(330 76) rotate(38)',
      path('M-96 3L60-7a10 8 0 0 1 0 20z', C.inkDeep),
      path('M40 1h16v4H40z', C.cream),
    ),
    line('M370 108C430 96 452 44 512 64S560 120 520 108', C.palm, 4),
    oval(320, 318, 150, 10, C.mist),
    circle(320, 286, 4, C.inkSoft),
    line('M300 272a28 28 0 0 1 40 0M286 258a48 48 0 0 1 68 0', C.inkSoft, 7),
    line('M288 296L352 246', C.terracotta, 7),
  );

/** Mail: an envelope lined with cloth, among leaves. */
export const mail = () =>
  picture(
    el('defs', {}, weave('w', { x: 320, y: 40, scale: 1.4 })),
    blob(C.sage, 0.8),
    oval(320, 322, 190, 12, C.leaf),
    broadLeaf(166, 312, 1.5, -34, C.palm, C.leaf),
    broadLeaf(470, 312, 1.6, 36, C.palm, C.leaf),
    broadLeaf(196, 316, 1.1, -64, C.palmDeep, C.palm),
    broadLeaf(448, 316, 1.1, 66, C.palmDeep, C.palm),
    path('M170 168L320 54L470 168V200H170Z', C.brick),
    path('M186 168L320 66L454 168V200H186Z', 'url(#w)'),
    rect(212, 96, 216, 170, C.cream, 6),
    circle(320, 146, 30, C.palm),
    line('M306 146l10 11l19-22', C.cream, 7),
    rect(252, 194, 136, 9, C.mist, 4),
    rect(268, 212, 104, 9, C.mist, 4),
    path('M170 172L320 272L470 172V314a8 8 0 0 1-8 8H178a8 8 0 0 1-8-8z', C.terracotta),
    path(
      'M172 319L296 238L320 254L344 238L468 319A8 8 0 0 1 462 322H178A8 8 0 0 1 172 319Z',
      '#d8734a',
    ),
    circle(320, 258, 19, C.ochre),
    path('M320 247l11 11l-11 11l-11-11z', C.brick),
  );
