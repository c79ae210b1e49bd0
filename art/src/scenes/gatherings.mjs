// Scenes of news items: meetings, lessons, matches.
import { C, MOODS, SKIN } from '../palette.mjs';
import {
  circle,
  defineStamp,
  faded,
  group,
  line,
  oval,
  path,
  rect,
  scene,
  stamp,
  tiled,
  weave,
} from '../kit.mjs';
import { bird, broadLeaf, cloud, crown, palm } from '../nature.mjs';
import { arm, person } from '../people.mjs';
import { arches } from '../buildings.mjs';

/** Mentoring: two people and two cups at a terrace table. */
export const mentoring = (mood = MOODS.dawn) =>
  scene(
    mood,
    { sun: [320, 150, 78], defs: weave('w', { y: 322, scale: 1.1 }) },
    cloud(96, 80, 0.8, mood.cloud),
    cloud(560, 96, 1, mood.cloud),
    path('M0 270C120 240 220 262 330 250S560 236 640 262V360H0Z', mood.far),
    palm(30, 340, 230, 20),
    palm(616, 344, 250, -30),
    person(196, 346, 1.7, {
      skin: SKIN[1],
      hair: 'bob',
      top: C.ink,
      collar: 'shirt',
      glasses: true,
    }),
    person(452, 350, 1.66, {
      skin: SKIN[0],
      hair: 'short',
      top: C.terracotta,
      collar: 'round',
      beard: true,
      mirror: true,
    }),
    arm('M262 280Q300 312 316 298', C.inkDeep, 28, 322, 294, SKIN[1], 13),
    arm('M388 286Q376 322 396 304', C.brick, 28, 400, 300, SKIN[0], 13),
    rect(60, 306, 520, 14, '#b07a4f', 5),
    rect(80, 320, 480, 40, 'url(#w)'),
    path('M236 306v-24h24v24zm24-18a9 9 0 0 1 0 14z', C.cream),
    path('M432 306v-24h24v24zm24-18a9 9 0 0 1 0 14z', C.ochre),
    group(
      'translate(330 302)',
      path('M-34 2L-30-6L0 0L30-6L34 2Z', C.cream),
      line('M0 0V3', C.mist, 2),
    ),
    group('translate(356 262) rotate(20)', rect(-2, -14, 5, 44, C.ochre, 2)),
  );

const book = (x, y, w, h, cover) => [
  rect(x, y - h, w, h, cover, 3),
  rect(x + 6, y - h + 4, w - 6, h - 8, C.cream),
  rect(x, y - h, 10, h, cover, 3),
];

/** The scholarship: books, a cap on top, a young plant grows out of them. */
export const scholarship = (mood = MOODS.palm) =>
  scene(
    mood,
    { sun: [320, 150, 104], defs: weave('w', { y: 318, scale: 1.2 }) },
    cloud(108, 92, 1, mood.cloud),
    cloud(548, 70, 0.9, mood.cloud),
    path('M0 290C140 250 240 282 340 268S560 250 640 282V360H0Z', mood.far),
    rect(0, 318, 640, 42, 'url(#w)'),
    rect(0, 308, 640, 12, '#b07a4f'),
    book(176, 308, 250, 34, C.ink),
    book(206, 274, 220, 30, C.terracotta),
    book(190, 244, 210, 32, C.palm),
    book(222, 212, 160, 28, C.ochre),
    path('M272 168V190C290 202 326 202 344 190V168Z', C.inkDeep),
    path('M308 136L390 160L308 184L226 160Z', C.ink),
    line('M308 160L366 170V200', C.ochre, 3.5),
    rect(361, 196, 10, 18, C.ochre, 2),
    broadLeaf(480, 276, 0.7, -36, C.palm, C.sage),
    broadLeaf(480, 276, 0.8, 30, C.palm, C.sage),
    broadLeaf(480, 270, 1, -2, '#37906a', C.sage),
    path('M446 268h68l-8 40h-52z', C.terracotta),
    rect(440, 262, 80, 12, C.brick, 3),
    [
      [96, 294, 26],
      [96, 284, 26],
      [96, 274, 26],
    ].map(([x, y, r]) => [oval(x, y + 6, r, 9, '#b57f22'), oval(x, y, r, 9, C.ochre)]),
    [
      [150, 296, 22],
      [150, 287, 22],
    ].map(([x, y, r]) => [oval(x, y + 5, r, 8, '#b57f22'), oval(x, y, r, 8, C.ochre)]),
  );

defineStamp('a', circle(0, -40, 21), path('M-40 30C-40-18-24-22 0-22S40-18 40 30Z'));

/** A conference: the speaker, the lectern in cloth, the heads of the audience. */
export const conference = (mood = MOODS.dusk) =>
  scene(
    mood,
    { defs: weave('w', { x: 4, y: 8, scale: 1.2 }) },
    rect(0, 0, 640, 360, C.inkDeep),
    rect(130, 30, 380, 200, C.inkSoft, 6),
    rect(142, 42, 356, 176, mood.sky[1], 2),
    circle(240, 120, 44, mood.sun),
    path('M142 190C210 160 280 180 340 168S440 150 498 176V218H142Z', mood.mid),
    path('M142 204C220 184 330 206 498 190V218H142Z', mood.deep),
    faded(0.12, path('M60 0H120L420 300H180ZM580 0H520L240 300H470Z', C.cream)),
    rect(0, 252, 640, 22, '#8f5d3c'),
    rect(0, 272, 640, 88, C.ink),
    person(420, 262, 1.06, {
      skin: SKIN[0],
      hair: 'wrap',
      top: C.terracotta,
      collar: 'round',
      cloth: C.ochre,
    }),
    arm('M384 206Q352 190 352 168', C.terracotta, 17, 352, 160, SKIN[0], 9),
    path('M382 204H458L450 264H390Z', 'url(#w)'),
    rect(374, 196, 92, 12, '#b07a4f', 3),
    line('M420 196v-18', C.cream, 3),
    [
      [56, 350],
      [176, 346],
      [300, 352],
      [424, 346],
      [548, 350],
    ].map(([x, y], i) =>
      stamp('a', x, y, { fill: [C.palmDeep, C.umber, C.brick, C.palmDeep, C.umber][i] }),
    ),
    [
      [-4, 384],
      [116, 380],
      [238, 386],
      [362, 380],
      [486, 386],
      [610, 380],
    ].map(([x, y], i) =>
      stamp('a', x, y, {
        scale: 1.25,
        fill: [C.brick, C.inkDeep, C.palm, C.inkDeep, C.terracotta, C.inkDeep][i],
      }),
    ),
  );

/** The tournament: a pitch by the palms, the ball in the air, the goal. */
export const football = (mood = MOODS.day) =>
  scene(
    mood,
    {
      sun: [516, 92, 44],
      defs: tiled(
        'x',
        128,
        360,
        0,
        0,
        rect(0, 0, 64, 360, C.palm),
        rect(64, 0, 64, 360, '#348059'),
      ),
    },
    cloud(120, 74, 1, mood.cloud),
    cloud(380, 56, 0.7, mood.cloud),
    bird(250, 90, 14, mood.mid),
    path('M0 200C100 170 180 190 270 182S460 168 640 196V240H0Z', C.leaf),
    crown(40, 196, 30, C.palmDeep, C.palm),
    crown(600, 190, 36, C.palmDeep, C.palm),
    palm(100, 226, 140, 14),
    palm(548, 226, 150, -18),
    palm(586, 226, 110, 12),
    rect(0, 216, 640, 144, 'url(#x)'),
    line('M0 232H640M140 360C160 300 480 300 500 360', C.cream, 4),
    line('M196 288V128H448V288', C.cream, 9),
    line(
      'M200 140L444 276M200 176L410 288M200 214L330 286M236 134L444 240M300 134L444 204M370 134L444 170M444 140L200 276M444 176L240 288M444 214L316 286M404 134L200 240M340 134L200 204M270 134L200 170',
      C.cream,
      1.2,
    ),
    circle(388, 186, 25, C.cream),
    path(
      'M388 174l11 8-4 13h-14l-4-13zM364 181l4-10 7 3-5 9zM412 181l-4-10-7 3 5 9zM388 211c-5 0-8-1-11-2l3-8h16l3 8c-3 1-6 2-11 2z',
      C.inkDeep,
    ),
    person(130, 392, 1.56, { skin: SKIN[2], hair: 'short', top: C.ochre, collar: 'v' }),
    person(512, 398, 1.62, { skin: SKIN[1], hair: 'bun', top: C.ink, collar: 'v' }),
    arm('M196 316Q238 280 232 236', C.ochre, 24, 231, 224, SKIN[2], 13),
  );

/** Planting day: a young tree between two people, the hills behind. */
export const planting = (mood = MOODS.palm) =>
  scene(
    mood,
    { sun: [150, 104, 44], defs: weave('w') },
    cloud(340, 76, 1, mood.cloud),
    cloud(560, 100, 0.8, mood.cloud),
    path('M0 230C80 180 170 190 260 214S440 170 640 214V360H0Z', mood.far),
    path('M0 270C120 230 240 262 340 246S540 232 640 262V360H0Z', mood.mid),
    crown(590, 232, 40, C.palmDeep, C.palm),
    crown(34, 246, 34, C.palmDeep, C.palm),
    person(166, 366, 1.6, {
      skin: SKIN[0],
      hair: 'short',
      top: C.ink,
      collar: 'boubou',
      cloth: C.ochre,
    }),
    person(484, 368, 1.6, {
      skin: SKIN[4],
      hair: 'wrap',
      top: C.terracotta,
      collar: 'round',
      cloth: C.ochre,
      mirror: true,
    }),
    arm('M226 306Q262 338 288 316', C.inkDeep, 26, 294, 310, SKIN[0], 13),
    arm('M424 308Q386 338 360 318', C.brick, 26, 352, 312, SKIN[4], 13),
    path('M0 332C160 318 480 318 640 332V360H0Z', '#8f5d3c'),
    oval(324, 334, 76, 16, '#6d452b'),
    line('M324 334C320 290 328 260 324 206', '#8f5d3c', 9),
    broadLeaf(324, 286, 0.6, -66, C.palm, C.sage),
    broadLeaf(324, 270, 0.66, 60, C.palm, C.sage),
    broadLeaf(324, 240, 0.72, -40, '#37906a', C.sage),
    broadLeaf(324, 232, 0.72, 38, '#37906a', C.sage),
    broadLeaf(324, 214, 0.8, -2, C.palm, C.sage),
  );

const spines = (y, heights, colours) =>
  heights.map((h, i) => rect(i * 17 + 4, y - h, 14, h, colours[i % colours.length]));

/** The library: shelves to the ceiling, an arch of light, readers. */
export const library = (mood = MOODS.dawn) =>
  scene(
    mood,
    {
      defs:
        weave('w', { y: 326, scale: 1.1 }) +
        tiled(
          'x',
          156,
          74,
          0,
          26,
          rect(0, 0, 156, 74, '#6d3d25'),
          spines(
            66,
            [48, 40, 54, 46, 38, 52, 44, 50, 40],
            [C.terracotta, C.cream, C.inkSoft, C.ochre, C.palm, C.clay, C.mist],
          ),
          rect(0, 66, 156, 8, '#b07a4f'),
        ),
    },
    rect(0, 0, 640, 360, '#f3e4cb'),
    rect(0, 26, 640, 296, 'url(#x)'),
    rect(0, 18, 640, 10, '#b07a4f'),
    path('M222 330V138a98 98 0 0 1 196 0V330Z', '#b07a4f'),
    path('M234 330V138a86 86 0 0 1 172 0V330Z', mood.sky[0]),
    circle(352, 130, 30, mood.sun),
    path('M234 250C280 220 340 246 406 222V330H234Z', C.leaf),
    line('M320 52V330M234 180H406', '#b07a4f', 6),
    person(160, 346, 1.5, {
      skin: SKIN[3],
      hair: 'afro',
      top: C.palm,
      collar: 'round',
      glasses: true,
    }),
    person(476, 346, 1.5, { skin: SKIN[2], hair: 'bun', top: C.terracotta, collar: 'shirt' }),
    person(318, 346, 1.4, { skin: SKIN[1], hair: 'short', top: C.inkSoft, collar: 'v' }),
    rect(0, 312, 640, 14, '#b07a4f'),
    rect(0, 326, 640, 34, 'url(#w)'),
    [
      [160, C.ink],
      [318, C.ochre],
      [476, C.palm],
    ].map(([x, fill]) =>
      group(
        `translate(${x} 312)`,
        path('M-52-2L-46-40Q-22-46 0-36Q22-46 46-40L52-2Q26-8 0 0Q-26-8-52-2Z', fill),
        line('M0-36V-2', C.cream, 2),
      ),
    ),
  );

/** The forum: stands under parasols, people between them. */
export const forum = (mood = MOODS.day) =>
  scene(
    mood,
    {
      sun: [92, 90, 40],
      defs:
        weave('w', { y: 286, scale: 1 }) +
        tiled('x', 66, 130, 40, 104, arches(11, 130, 1, 44, 112, 0, C.brick)),
    },
    cloud(250, 62, 0.8, mood.cloud),
    cloud(540, 78, 1, mood.cloud),
    rect(28, 84, 584, 170, C.clay),
    rect(20, 74, 600, 14, C.brick),
    rect(40, 110, 560, 144, 'url(#x)'),
    rect(0, 250, 640, 110, mood.ground),
    line('M0 110Q80 150 160 112T320 112T480 112T640 110', C.inkDeep, 2),
    path(
      'M24 126l16 5-6 18zm56 9l18 0-9 17zm60-13l15-7 1 20zm44-8l15 8-14 14zm58 22l18-1-8 18zm60-20l15-8 2 20zm42-4l15 8-13 14zm58 20l18 0-9 17zm60-16l15-8 2 20zm44-2l15 9-14 12zm58 20l18-2-8 18z',
      C.ochre,
    ),
    person(98, 300, 1.06, { skin: SKIN[0], hair: 'braids', top: C.terracotta, collar: 'round' }),
    person(242, 300, 1.06, {
      skin: SKIN[3],
      hair: 'short',
      top: C.ink,
      collar: 'suit',
      cloth: C.ochre,
    }),
    person(398, 300, 1.06, {
      skin: SKIN[4],
      hair: 'wrap',
      top: C.palm,
      collar: 'v',
      cloth: C.ochre,
    }),
    person(540, 300, 1.06, {
      skin: SKIN[1],
      hair: 'short',
      top: C.cream,
      collar: 'shirt',
      glasses: true,
    }),
    [
      { x: 36, fill: C.ink },
      { x: 182, fill: C.terracotta },
      { x: 336, fill: C.inkSoft },
      { x: 480, fill: C.palm },
    ].map(({ x, fill }) => [
      rect(x, 286, 124, 50, fill),
      rect(x - 6, 278, 136, 10, '#b07a4f', 3),
      rect(x, 300, 124, 20, 'url(#w)'),
    ]),
    [
      [60, 276],
      [214, 276],
      [372, 276],
      [508, 276],
    ].map(([x, y]) => [rect(x, y - 4, 26, 6, C.cream), rect(x + 4, y - 9, 22, 5, C.ochre)]),
  );
