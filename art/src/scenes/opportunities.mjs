import { C, MOODS, SKIN } from '../palette.mjs';
import { at, circle, faded, group, line, path, rect, scene, tiled, weave } from '../kit.mjs';
import { cloud, palm, pot } from '../nature.mjs';
import { arm, person } from '../people.mjs';
import { block } from '../buildings.mjs';

const briefcase = (x, y, scale, body = C.terracotta) =>
  at(
    x,
    y,
    scale,
    line('M-26-88v-12a10 10 0 0 1 10-10h32a10 10 0 0 1 10 10v12', C.umber, 8),
    rect(-74, -90, 148, 90, body, 10),
    faded(0.16, path('M-74-48H74V-10a10 10 0 0 1-10 10H-64a10 10 0 0 1-10-10z', C.shadow)),
    rect(-74, -62, 148, 24, 'url(#w)'),
    rect(-11, -66, 22, 32, C.ochre, 4),
    rect(-4, -54, 8, 12, C.umber, 2),
  );

/** EMPLOI: an office above the town, the desk ready, the briefcase in the foreground. */
export const emploi = (mood = MOODS.day) =>
  scene(
    mood,
    { defs: weave('w', { y: 229, scale: 1.03 }) },
    rect(0, 0, 640, 360, C.inkSoft),
    rect(40, 26, 380, 216, C.cream, 6),
    townWindow(mood),
    rect(0, 284, 640, 76, C.ink),
    rect(0, 276, 640, 12, '#b07a4f'),
    path('M456 0v70', 'none', { stroke: C.cream, 'stroke-width': 3 }),
    path('M414 104C420 60 492 60 498 104Z', C.ochre),
    faded(0.16, path('M420 104H492L560 276H352Z', C.ochre)),
    rect(510, 130, 96, 8, '#b07a4f'),
    [
      rect(520, 92, 14, 38, C.terracotta),
      rect(535, 84, 12, 46, C.cream),
      rect(548, 98, 16, 32, C.leaf),
    ],
    circle(588, 117, 13, C.ochre),
    path('M286 276V196a8 8 0 0 1 8-8H430a8 8 0 0 1 8 8V276Z', C.inkDeep),
    rect(294, 196, 136, 74, C.haze, 2),
    path('M312 258V236h16v22zm26 0v-34h16v34zm26 0v-26h16v26zm26 0v-48h16v48z', C.palm),
    line('M312 226L346 210L372 218L414 198', C.terracotta, 4),
    rect(262, 270, 200, 8, C.mist, 4),
    pot(566, 278, 1.2, C.terracotta, C.leaf),
    rect(480, 246, 30, 30, C.cream, 4),
    line('M510 254a9 9 0 0 1 0 14', C.cream, 4),
    briefcase(152, 306, 1.36),
  );

const townWindow = (mood) => [
  path('M48 34H412V234H48Z', mood.sky[0]),
  circle(330, 92, 34, mood.sun),
  cloud(150, 90, 0.8, mood.cloud),
  path('M48 180h30v-40h40v24h30v-50h44v66h30v-30h50v20h26v-46h40v40h44v20h30v50H48Z', mood.far),
  block(92, 234, 46, 96, C.cream, mood.mid, 3, 6),
  block(196, 234, 40, 130, C.cream, mood.mid, 3, 8),
  block(330, 234, 58, 70, C.cream, mood.mid, 4, 4),
  path('M48 214c30-14 50-8 74-4c30-12 60-6 90 0c30-12 70-8 100-2c40-10 70-4 100 0v26H48Z', C.palm),
  line('M230 34V234', C.cream, 8),
];

const monitor = (x, y) =>
  at(
    x,
    y,
    1,
    rect(-10, -34, 20, 30, C.inkSoft),
    rect(-34, -6, 68, 7, C.inkSoft, 3),
    rect(-78, -132, 156, 102, C.inkDeep, 7),
    rect(-71, -125, 142, 88, C.haze, 2),
    path('M-60-112h46v8h-46zm0 18h30v6h-30zm0 14h38v6h-38zm0 14h24v6h-24z', C.inkSoft),
    path('M0-66L18-90L34-78L58-112V-52H0Z', C.leaf),
    line('M0-66L18-90L34-78L58-112', C.palm, 4),
  );

/** STAGE: a mentor shows, an intern tries. */
export const stage = (mood = MOODS.palm) =>
  scene(
    mood,
    { defs: weave('w', { y: 316, scale: 1.1 }) },
    circle(330, 176, 176, '#f8f2e2'),
    faded(0.6, circle(330, 176, 140, mood.sun)),
    palm(60, 330, 240, 22),
    pot(588, 302, 1.7, C.ink, C.palm),
    arm('M180 262Q176 300 246 298', C.terracotta, 30, 262, 296, SKIN[1], 14),
    person(232, 328, 1.66, {
      skin: SKIN[1],
      hair: 'bun',
      top: C.terracotta,
      collar: 'round',
      glasses: true,
    }),
    arm('M332 250Q330 294 366 296', C.palm, 28, 380, 297, SKIN[4], 13),
    person(356, 340, 1.5, { skin: SKIN[4], hair: 'afro', top: C.palm, collar: 'shirt' }),
    line('M344 292l-8-50M364 292l10-50', C.ochre, 3),
    rect(342, 286, 26, 30, C.cream, 3),
    circle(355, 297, 5, C.inkSoft),
    monitor(494, 304),
    rect(60, 302, 520, 13, '#b07a4f', 4),
    rect(76, 315, 488, 31, 'url(#w)'),
    rect(40, 346, 560, 14, C.palmDeep),
    group(
      'translate(130 300)',
      rect(-42, -12, 84, 12, C.ink, 2),
      rect(-36, -24, 76, 12, C.ochre, 2),
      rect(-40, -35, 70, 11, C.cream, 2),
    ),
    group('translate(430 300) rotate(-8)', path('M-30-2L0-8L30-2V4L0-1L-30 4Z', C.cream)),
  );

const crate = (x, y, fruit) => [
  fruit.map((fill, i) => circle(x + 14 + i * 20, y - 34, 12, fill)),
  rect(x, y - 32, 90, 32, '#b07a4f', 3),
  line(`M${x + 4} ${y - 21}h82m-82 11h82`, C.umber, 2.5),
];

const SCALLOP = 'h23.500v8a11.700 11.700 0 0 1-23.500 0z';
const awning = tiled(
  'x',
  47,
  22,
  66,
  94,
  path(`M0 0${SCALLOP}`, C.terracotta),
  path(`M23.500 0${SCALLOP}`, C.cream),
);

/** AFFAIRE: a shop on the street, its awning of cloth, the scales of a fair deal. */
export const affaire = (mood = MOODS.dawn) =>
  scene(
    mood,
    { sun: [546, 90, 40], defs: weave('w', { y: 62, scale: 1.15 }) + awning },
    palm(596, 340, 220, -26),
    rect(74, 30, 452, 300, C.clay),
    rect(60, 22, 480, 14, C.brick, 3),
    rect(104, 116, 260, 146, '#5c2a1a'),
    line('M104 176h260M104 220h260', '#b07a4f', 6),
    path(
      'M122 150h18v23h-18zm24 6h14v17h-14zm24-8h20v25h-20zm140 4h16v21h-16zm22-6h16v27h-16zM120 194h20v23h-20zm188 2h22v21h-22z',
      C.ochre,
    ),
    path('M198 156h16v17h-16zm80-8h22v25h-22zM176 192h16v25h-16zm160 8h16v17h-16z', C.leaf),
    person(224, 286, 1.06, {
      skin: SKIN[0],
      hair: 'wrap',
      top: C.palm,
      collar: 'round',
      cloth: C.terracotta,
    }),
    rect(392, 120, 106, 210, C.inkDeep, 3),
    rect(402, 130, 86, 200, C.inkSoft),
    rect(410, 152, 70, 66, C.mist, 2),
    circle(478, 244, 5, C.ochre),
    rect(66, 62, 470, 32, 'url(#w)'),
    rect(66, 94, 470, 21, 'url(#x)'),
    rect(90, 258, 288, 74, '#8f5d3c'),
    rect(82, 252, 304, 12, '#b07a4f', 3),
    line('M340 252V196M308 206h64', C.inkDeep, 5),
    line('M308 206l-14 26m14-26l14 26M372 206l-14 26m14-26l14 26', C.inkDeep, 2),
    path('M290 232h36a18 12 0 0 1-36 0zM354 232h36a18 12 0 0 1-36 0z', C.ochre),
    path('M326 252a14 8 0 0 1 28 0z', C.inkDeep),
    rect(0, 328, 640, 32, C.dune),
    rect(0, 328, 640, 6, C.straw),
    crate(110, 330, [C.terracotta, C.ochre, C.terracotta, C.ochre]),
    crate(214, 330, [C.palm, C.leaf, C.palm, C.leaf]),
    pot(34, 334, 1.2, C.ink, C.palm),
  );
