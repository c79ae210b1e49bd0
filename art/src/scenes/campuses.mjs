import { C, MOODS } from '../palette.mjs';
import { circle, defineStamp, faded, line, path, rect, scene, stamp, weave } from '../kit.mjs';
import { bird, broadLeaf, cloud, crown, forestTree, glints, palm, pirogue } from '../nature.mjs';
import { arches, block, parasol } from '../buildings.mjs';

const spire = (x, y, wall, roof) => [
  rect(x, y - 92, 30, 92, wall),
  faded(0.14, rect(x + 20, y - 92, 10, 92, C.shadow)),
  path(`M${x - 3} ${y - 92}L${x + 15} ${y - 160}L${x + 33} ${y - 92}Z`, roof),
  line(`M${x + 15} ${y - 160}v-14m-5 5h10`, roof, 2.5),
  arches(x + 9, y - 60, 1, 12, 24, 0, C.inkDeep),
  arches(x + 9, y - 18, 1, 12, 22, 0, C.inkDeep),
];

/** Lomé: the sea front, the cathedral with two spires, the tall hotel, coconut palms, a pirogue. */
export const lome = (mood = MOODS.day) =>
  scene(
    mood,
    { sun: [486, 96, 44] },
    cloud(116, 84, 1, mood.cloud),
    cloud(576, 150, 0.7, mood.cloud),
    bird(240, 70, 14, mood.mid),
    bird(268, 84, 10, mood.mid),
    path(
      'M0 212h40v-30h44v18h36v-40h30v46h64v-22h52v22h60v-36h30v24h58v-40h36v52h70v-26h44v20h76v20H0Z',
      mood.far,
    ),
    block(388, 214, 58, 142, C.cream, mood.mid, 4, 9),
    rect(396, 64, 42, 9, C.mist),
    block(446, 214, 76, 46, C.haze, mood.mid, 5, 3),
    block(92, 214, 86, 52, C.haze, mood.mid, 5, 3),
    spire(226, 214, '#e3a07a', C.brick),
    spire(296, 214, '#e3a07a', C.brick),
    rect(254, 142, 44, 72, '#edb592'),
    path('M251 142L276 112L301 142Z', C.brick),
    circle(276, 158, 10, C.inkDeep),
    line('M276 150v16m-8-8h16', '#edb592', 1.6),
    arches(265, 214, 1, 22, 34, 0, C.inkDeep),
    path('M0 210H640V240H0Z', C.palm),
    path(
      'M0 214c30-12 52-6 74 0c26-14 60-10 84 0c40-10 70 2 100-2c40-8 66-6 96 2c36-12 72-6 110-2c40-10 62-4 92 2c34-12 60-6 84 0v20H0z',
      C.palmDeep,
    ),
    rect(0, 228, 640, 12, mood.ground),
    path('M0 238H640V292C560 306 470 282 380 290S190 312 110 296S30 292 0 300Z', mood.water),
    path(
      'M0 258C80 250 140 268 220 262S400 252 470 262S590 262 640 254V292C560 306 470 282 380 290S190 312 110 296S30 292 0 300Z',
      mood.deep,
    ),
    glints(
      [
        [60, 250, 40],
        [180, 254, 24],
        [330, 248, 54],
        [470, 250, 30],
        [560, 256, 34],
        [420, 270, 26],
        [250, 276, 40],
      ],
      mood.shine,
    ),
    path('M0 300C30 290 60 292 110 296S290 298 380 290S560 306 640 292V360H0Z', C.dune),
    path(
      'M0 300C30 290 60 292 110 296S290 298 380 290S560 306 640 292V298C560 313 470 289 380 297S190 319 110 303S30 299 0 307Z',
      C.cream,
    ),
    path('M0 336C120 318 240 344 380 330S560 322 640 334V360H0Z', C.straw),
    pirogue(330, 318, 0.9),
    palm(40, 344, 226, 40),
    palm(150, 352, 132, -22),
    palm(604, 350, 238, -40),
    palm(516, 346, 118, 16),
  );

const stripedTower = (x, base, h) => [
  rect(x, base - h, 40, h, C.cream),
  path(
    Array.from(
      { length: Math.floor(h / 16) },
      (_, i) => `M${x} ${base - 8 - i * 16}h40v8h-40z`,
    ).join(''),
    '#a8392a',
  ),
  faded(0.14, rect(x + 28, base - h, 12, h, C.shadow)),
  path(`M${x - 4} ${base - h}h48l-6-14h-36z`, '#7e2a1f'),
  rect(x + 6, base - h - 40, 28, 28, C.cream),
  arches(x + 12, base - h - 14, 1, 16, 22, 0, C.inkDeep),
  path(
    `M${x + 2} ${base - h - 38}L${x + 20} ${base - h - 78}L${x + 38} ${base - h - 38}Z`,
    '#7e2a1f',
  ),
  line(`M${x + 20} ${base - h - 76}v-16m-5 6h10`, '#7e2a1f', 2.5),
];

defineStamp(
  'm',
  circle(16, -48, 11, C.ochre),
  circle(36, -49, 12, C.terracotta),
  circle(62, -48, 11),
  circle(80, -47, 10, C.leaf),
  rect(0, -34, 92, 34, C.brick),
  path('M4-32h20v24h-20zm42 0h20v24h-20z', C.cream),
  path('M25-32h20v30h-20z'),
  path('M67-32h20v30h-20z', 'currentColor'),
  rect(-6, -44, 104, 13, C.umber, 3),
);
const stall = (x, y, fill, color) => stamp('m', x, y, { fill, color });

/** Cotonou: the striped cathedral, market arches, parasols and stalls, the lagoon behind. */
export const cotonou = (mood = MOODS.dawn) =>
  scene(
    mood,
    { sun: [168, 118, 52], defs: weave('w', { y: 150, scale: 0.6 }) },
    cloud(330, 62, 0.9, mood.cloud),
    cloud(560, 104, 1.1, mood.cloud),
    bird(300, 122, 14, mood.mid),
    bird(326, 112, 10, mood.mid),
    path(
      'M0 214v-34h50v-24h40v36h60v-20h34v28h90v-44h30v44h110v-30h50v30h60v-50h36v50h80v14z',
      mood.far,
    ),
    rect(0, 206, 640, 26, mood.water),
    glints(
      [
        [30, 214, 36],
        [120, 222, 50],
        [250, 216, 30],
        [560, 222, 44],
      ],
      mood.shine,
    ),
    stripedTower(462, 236, 118),
    path('M502 236V150L546 116L590 150V236Z', '#f3e2cd'),
    path('M498 154L546 112L594 154L590 160L546 122L502 160Z', '#7e2a1f'),
    circle(546, 160, 13, C.inkDeep),
    line('M546 148v24m-12-12h24', '#f3e2cd', 1.8),
    arches(532, 236, 1, 28, 50, 0, C.inkDeep),
    path('M502 200h18v8h-18zm0 18h18v8h-18zm70-18h18v8h-18zm0 18h18v8h-18z', '#a8392a'),
    path('M0 238V176H420V238Z', C.clay),
    path('M0 176h420v-10H-0z', C.brick),
    rect(0, 150, 420, 17, 'url(#w)'),
    rect(0, 146, 420, 5, C.umber),
    arches(16, 240, 7, 40, 52, 18, '#6d2f1c'),
    arches(22, 240, 7, 28, 42, 30, C.umber),
    path('M0 236H640V360H0Z', mood.ground),
    path('M0 254C160 244 420 262 640 246V360H0Z', C.dune),
    path('M0 330C140 316 300 338 640 322V360H0Z', C.straw),

    parasol(98, 206, 0.86, C.palm, C.sage),
    parasol(300, 202, 0.9, C.inkSoft, C.mist),
    parasol(420, 232, 0.8, C.ochre, C.cream),
    stall(58, 292, C.palm, C.ink),
    stall(258, 288, C.inkSoft, C.ochre),
    stall(376, 304, C.palm, C.terracotta),
    parasol(196, 218, 1.3, C.terracotta, C.cream),
    stall(150, 330, C.ink, C.ochre),
    parasol(592, 236, 1.2, C.ink, C.ochre),
    stall(548, 342, C.inkSoft, C.ochre),
  );

/** Libreville: the estuary, forest in layers, the white town on the shore, okoumé trees. */
export const libreville = (mood = MOODS.palm) =>
  scene(
    mood,
    { sun: [400, 122, 50] },
    cloud(140, 76, 1.1, mood.cloud),
    cloud(548, 84, 0.8, mood.cloud),
    bird(256, 92, 14, mood.mid),
    bird(284, 80, 11, mood.mid),
    path('M0 190C60 150 120 148 190 172S310 140 380 164S520 136 640 160V230H0Z', mood.far),
    path('M0 206C80 176 150 190 220 186S400 174 460 190S560 168 640 182V230H0Z', mood.mid),
    block(300, 222, 42, 74, C.cream, mood.mid, 3, 6),
    block(348, 222, 56, 44, C.haze, mood.mid, 4, 3),
    block(410, 222, 34, 92, '#fdf3e2', mood.mid, 3, 7),
    block(250, 222, 44, 32, '#fdf3e2', mood.mid, 4, 2),
    path('M474 222V178L500 158L526 178V222Z', '#f0c4a4'),
    path('M468 182L500 154L532 182L526 184L500 164L474 184Z', C.brick),
    arches(490, 222, 1, 20, 30, 0, C.inkDeep),
    palm(238, 226, 60, 8),
    palm(562, 226, 72, -10),
    path('M220 222H640V232H220Z', C.straw),
    path('M0 226H640V360H0Z', mood.water),
    path('M0 262C120 250 220 274 340 264S540 256 640 268V360H0Z', mood.deep),
    glints(
      [
        [250, 244, 40],
        [372, 238, 60],
        [380, 250, 40],
        [388, 262, 26],
        [470, 246, 30],
        [560, 254, 46],
        [300, 284, 44],
        [430, 292, 50],
        [396, 276, 20],
        [540, 312, 44],
      ],
      mood.shine,
    ),
    pirogue(430, 296, 0.62, C.terracotta, C.cream),
    path('M428 288L432 226L470 274Z', C.cream),
    path('M424 286L428 236L404 276Z', C.clay),
    line('M430 224V290', C.umber, 3),
    crown(-6, 214, 44, C.palmDeep, C.palm),
    crown(150, 226, 36, C.palmDeep, C.palm),
    forestTree(52, 262, 150, C.palmDeep, C.palm),
    forestTree(116, 258, 118, C.palm, C.leaf),
    forestTree(190, 252, 82, C.palmDeep, C.palm),
    path('M0 248C60 232 120 246 170 244S238 252 262 258C220 276 120 280 0 284Z', C.palm),
    crown(30, 260, 30, C.palm, C.leaf),
    crown(210, 256, 16, C.palm, C.leaf),
    path('M0 340C60 300 130 300 190 330S260 356 280 360H0Z', C.palmDeep),
    path('M470 360C520 326 580 316 640 322V360Z', C.palmDeep),
    broadLeaf(30, 362, 1.1, -26, C.palm, C.leaf),
    broadLeaf(58, 366, 1.2, 8, '#37906a', C.sage),
    broadLeaf(112, 366, 0.9, 34, C.palm, C.leaf),
    broadLeaf(596, 366, 1.1, -16, C.palm, C.leaf),
    broadLeaf(630, 366, 1.2, 14, '#37906a', C.sage),
    broadLeaf(556, 368, 0.8, -38, C.palmDeep, C.leaf),
  );
