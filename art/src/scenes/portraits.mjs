// One person in an arch: the three categories of the network.
import { C, SKIN } from '../palette.mjs';
import { circle, el, faded, group, line, path, picture, rect, weave } from '../kit.mjs';
import { palm } from '../nature.mjs';
import { arm, person } from '../people.mjs';
import { block } from '../buildings.mjs';

const arch = 'M176 360V176a144 144 0 0 1 288 0V360Z';

const portrait = (ground, inside, behind, ...inFront) =>
  picture(
    el('defs', {}, weave('w', { x: 8, scale: 1.15 }), el('clipPath', { id: 'k' }, path(arch))),
    rect(0, 0, 640, 360, 'url(#w)'),
    faded(0.88, rect(0, 0, 640, 360, ground)),
    path('M160 360V176a160 160 0 0 1 320 0V360Z', C.cream),
    path(arch, inside),
    el('g', { 'clip-path': 'url(#k)' }, ...behind),
    ...inFront,
  );

export const entrepreneur = () =>
  portrait(
    C.brick,
    C.peach,
    [
      circle(236, 126, 40, C.cream),
      rect(176, 210, 288, 150, C.clay),
      path('M176 186H464L476 230H164Z', C.terracotta),
      path(
        'M200 186h26l-6 44h-26zm52 0h26l-2 44h-26zm52 0h26l2 44h-26zm52 0h26l6 44h-26zm52 0h26l8 44h-26z',
        C.cream,
      ),
      path('M190 262h40v26h-40zm220 0h40v26h-40zm0-8h18v8h-18zm-212 0h22v8h-22z', C.ochre),
    ],
    arm('M384 300Q414 318 400 338', C.palm, 30, 396, 338, SKIN[0], 14),
    person(320, 384, 1.86, {
      skin: SKIN[0],
      hair: 'wrap',
      top: C.palm,
      collar: 'boubou',
      cloth: C.ochre,
    }),
    group(
      'translate(388 330) rotate(-10)',
      rect(-30, -36, 60, 46, C.inkDeep, 5),
      rect(-24, -30, 48, 34, C.haze, 2),
      line('M-16-4l10-12l9 6l13-14', C.terracotta, 4),
    ),
  );

export const cadre = () =>
  portrait(
    C.inkDeep,
    C.mist,
    [
      circle(262, 110, 40, '#f1c069'),
      block(184, 360, 62, 170, C.cream, C.inkSoft, 3, 8),
      block(252, 360, 50, 130, C.haze, C.inkSoft, 3, 6),
      block(372, 360, 74, 226, C.cream, C.inkSoft, 4, 11),
    ],
    person(320, 388, 1.9, {
      skin: SKIN[3],
      hair: 'short',
      top: C.ink,
      collar: 'suit',
      cloth: C.terracotta,
      beard: true,
      glasses: true,
    }),
    line('M260 308Q244 344 300 347', C.inkDeep, 34),
    circle(312, 346, 15, SKIN[3]),
    group(
      'translate(330 330) rotate(-6)',
      rect(-12, -40, 64, 78, C.terracotta, 5),
      rect(-4, -30, 48, 58, C.cream, 2),
      line('M6-16h28M6-4h28M6 8h16', C.mist, 4),
    ),
  );

export const chercheur = () =>
  portrait(
    C.palmDeep,
    C.sage,
    [
      circle(388, 112, 42, C.ochre),
      path('M160 330C230 250 300 250 330 290S420 330 480 260V360H160Z', C.leaf),
      line('M216 360C250 330 330 336 330 306S410 280 402 244', C.cream, 12),
      palm(210, 330, 150, 10),
      path('M402 244V190', C.umber),
      line('M402 246V196', C.umber, 5),
      path('M402 194l34 12l-34 14z', C.terracotta),
    ],
    path('M232 280Q222 236 250 232L262 380H232Z', C.ochre),
    path('M408 280Q418 236 390 232L378 380H408Z', C.ochre),
    person(320, 386, 1.84, { skin: SKIN[2], hair: 'braids', top: C.inkSoft, collar: 'round' }),
    line('M262 270L270 380M378 270L370 380', C.ochre, 14),
    arm('M252 304Q226 336 246 346', C.inkSoft, 30, 252, 344, SKIN[2], 14),
    group(
      'translate(262 336) rotate(-12)',
      rect(-30, -22, 62, 44, C.cream, 3),
      circle(-14, -6, 8, C.mist),
      line('M2-10h20M2 0h20M-20 12h42', C.mist, 4),
    ),
  );
