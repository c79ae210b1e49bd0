import { C, MOODS, SKIN } from '../palette.mjs';
import {
  at,
  circle,
  defineStamp,
  group,
  line,
  path,
  rect,
  scene,
  stamp,
  tiled,
  weave,
} from '../kit.mjs';
import { cloud, palm, pot } from '../nature.mjs';
import { arm, person } from '../people.mjs';
import { arches } from '../buildings.mjs';

defineStamp(
  'f',
  path('M-16 4V16C-10 22 10 22 16 16V4Z', C.inkDeep),
  path('M0-14L36 0L0 14L-36 0Z', C.ink),
  line('M0 0L24 6V22', C.ochre, 2.5),
  rect(21, 20, 6, 10, C.ochre, 1),
);
const flyingCap = (x, y, turn, scale = 1) => stamp('f', x, y, { turn, scale });

const confetti = (fill, ...places) =>
  path(places.map(([x, y]) => `M${x} ${y}l5 6-6 5-5-6z`).join(''), fill);

const gown = (x, y, scale, skin, hair, colour, more = {}) =>
  person(x, y, scale, { skin, hair, top: colour, collar: 'stole', cloth: 'url(#w)', ...more });

/** Three graduates before the arcade, caps in the air. */
export const graduation = (mood = MOODS.day) =>
  scene(
    mood,
    {
      sun: [320, 140, 86],
      defs:
        weave('w', { ground: C.cream, b: C.ochre, c: C.ink, scale: 0.8 }) +
        tiled(
          'x',
          66,
          130,
          64,
          234,
          arches(0, 130, 1, 44, 116, 0, C.brick),
          arches(10, 130, 1, 34, 106, 0, '#6d2f1c'),
        ),
    },
    cloud(110, 76, 0.9, mood.cloud),
    cloud(548, 66, 0.8, mood.cloud),
    path('M40 360V210H600V360Z', C.clay),
    rect(40, 196, 560, 14, C.ink),
    line('M46 203H596', C.ochre, 6, { 'stroke-linecap': 'butt', 'stroke-dasharray': '6 12' }),
    rect(30, 188, 580, 8, C.brick),
    rect(64, 236, 512, 124, 'url(#x)'),
    palm(28, 360, 216, 14),
    palm(618, 360, 230, -20),
    path('M0 344H640V360H0Z', C.straw),
    confetti(C.terracotta, [206, 60], [446, 74], [330, 92]),
    confetti(C.palm, [262, 36], [500, 128], [150, 96]),
    confetti(C.ochre, [376, 40], [480, 60]),
    flyingCap(236, 100, -18, 0.9),
    flyingCap(322, 42, 12, 1),
    flyingCap(420, 100, 24, 0.9),
    arm('M146 290Q112 250 128 196', C.inkSoft, 24, 129, 182, SKIN[2], 12),
    gown(186, 378, 1.42, SKIN[2], 'braids', C.inkSoft),
    arm('M494 290Q532 250 514 192', C.palm, 24, 513, 178, SKIN[0], 12),
    group(
      'translate(513 172) rotate(-24)',
      rect(-30, -8, 60, 16, C.cream, 7),
      rect(-6, -8, 12, 16, C.terracotta),
    ),
    gown(454, 378, 1.42, SKIN[0], 'wrap', C.palm, { cloth: 'url(#w)' }),
    gown(320, 388, 1.64, SKIN[1], 'cap', C.ink, { glasses: true }),
  );

const lamp = (x, length, fill) => [
  line(`M${x} 0V${length}`, C.umber, 2.5),
  path(
    `M${x - 34} ${length + 28}C${x - 30} ${length - 8} ${x + 30} ${length - 8} ${x + 34} ${length + 28}Z`,
    fill,
  ),
];

const laptop = (x, y, scale, lid = C.mist) =>
  at(
    x,
    y,
    scale,
    path('M-40-50a4 4 0 0 1 4-4h72a4 4 0 0 1 4 4V0h-80z', lid),
    circle(0, -27, 5, C.inkSoft),
    rect(-50, -3, 100, 6, C.inkSoft, 3),
  );

const note = (x, y, fill, turn = 0) =>
  group(`translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}`, rect(-15, -15, 30, 30, fill, 1));

/** A workshop: the board with its notes, four people at a long table. */
export const workshop = (mood = MOODS.day) =>
  scene(
    { ...mood, sky: ['#f8efe0', '#f1dfc4'] },
    { defs: weave('w', { y: 330, scale: 1.1 }) },
    rect(0, 0, 640, 360, '#f3e4cb'),
    path('M0 0H150V222H0Z', mood.sky[0]),
    circle(70, 92, 34, mood.sun),
    path('M0 168C40 140 90 150 150 130V222H0Z', C.leaf),
    line('M75 0V222M0 110H150', C.cream, 7),
    rect(150, 0, 9, 230, C.cream),
    rect(0, 220, 166, 11, C.cream),
    rect(222, 56, 250, 138, C.umber, 6),
    rect(229, 63, 236, 124, C.cream, 3),
    [
      note(262, 94, C.ochre, -4),
      note(302, 96, C.clay, 3),
      note(262, 136, C.leaf, 3),
      note(302, 138, C.mist, -3),
    ],
    line('M346 160L372 132L394 144L430 96', C.terracotta, 6),
    path('M438 84l-20 6 14 13z', C.terracotta),
    line('M340 86h44m-44 16h30', C.mist, 5),
    lamp(236, 6, C.terracotta),
    lamp(432, 6, C.inkSoft),
    pot(606, 296, 1.3, C.ink, C.palm),
    arm('M506 272Q462 236 446 164', C.terracotta, 22, 442, 152, SKIN[3], 11),
    person(548, 334, 1.36, { skin: SKIN[3], hair: 'bun', top: C.terracotta, collar: 'round' }),
    person(96, 330, 1.26, { skin: SKIN[4], hair: 'afro', top: C.palm, collar: 'v' }),
    person(238, 326, 1.22, {
      skin: SKIN[1],
      hair: 'short',
      top: C.cream,
      collar: 'boubou',
      cloth: C.ochre,
      beard: true,
    }),
    person(376, 328, 1.22, {
      skin: SKIN[0],
      hair: 'wrap',
      top: C.inkSoft,
      collar: 'round',
      cloth: C.ochre,
    }),
    rect(0, 304, 640, 56, '#8f5d3c'),
    rect(0, 300, 640, 11, '#b07a4f'),
    rect(0, 330, 640, 30, 'url(#w)'),
    laptop(166, 302, 1.06),
    laptop(372, 302, 1.06, C.haze),
    path('M290 302v-22h22v22zm22-18a8 8 0 0 1 0 14z', C.ochre),
    group(
      'translate(62 298) rotate(-4)',
      rect(-26, -5, 52, 9, C.ochre, 2),
      rect(-22, -13, 46, 9, C.ink, 2),
    ),
  );

const fingers = (skin, shade) => [
  path('M-40-17C-22-28 10-26 26-16C36-10 38 8 30 16C14 26-20 24-40 19Z', skin),
  line('M-2-20C8-10 10 0 8 20M12-19C22-10 24 0 20 18', shade, 2.4),
];

/** Two people agree; the ring of cloth stands for the network between them. */
export const handshake = (mood = MOODS.dusk) =>
  scene(
    mood,
    { defs: weave('w', { scale: 1 }) },
    circle(320, 196, 168, 'url(#w)'),
    circle(320, 196, 140, mood.sky[1]),
    circle(320, 196, 140, 'rgba(255,250,240,.55)'),
    palm(40, 372, 250, 30),
    palm(604, 372, 270, -30),
    path('M0 336C160 318 480 318 640 336V360H0Z', C.straw),
    person(180, 382, 1.9, {
      skin: SKIN[0],
      hair: 'short',
      top: C.ink,
      collar: 'suit',
      cloth: C.terracotta,
      glasses: true,
    }),
    person(462, 382, 1.86, {
      skin: SKIN[2],
      hair: 'wrap',
      top: C.terracotta,
      collar: 'boubou',
      cloth: C.ochre,
      mirror: true,
    }),
    line('M116 306Q166 346 268 300', C.inkDeep, 46),
    line('M524 306Q476 346 378 300', C.brick, 46),
    line('M268 300l8-4', C.cream, 44, { 'stroke-linecap': 'butt' }),
    line('M380 301l-9-4', C.ochre, 46, { 'stroke-linecap': 'butt' }),
    group(
      'translate(352 290) rotate(16) scale(-1 1)',
      path('M-30-18H10C30-16 40-4 36 12C20 24-10 20-30 18Z', SKIN[2]),
    ),
    group('translate(312 290) rotate(-14)', fingers(SKIN[0], '#4c2c1e')),
    path('M304 268C316 252 338 254 346 266C340 278 322 284 308 282Z', SKIN[0]),
    line('M346 266C340 276 328 281 314 281', '#4c2c1e', 2.2),
  );
