import { C, SKIN } from './palette.mjs';
import { at, circle, defineStamp, faded, flip, line, path, rect, stamp } from './kit.mjs';

const HAIR = '#1b1416';

const HAIR_BACK = {
  afro: circle(0, -118, 33, HAIR),
  bob: path('M-26-112C-30-150 30-150 26-112C28-96 26-84 22-78H-22C-26-84-28-96-26-112Z', HAIR),
  braids: path(
    'M-23-116C-26-150 26-150 23-116L30-52C24-46 16-48 14-54V-90H-14V-54C-16-48-24-46-30-52Z',
    HAIR,
  ),
};

const hairFront = (style, cloth) =>
  ({
    short: path('M-19-112C-22-142 22-142 19-112C18-122 12-126 0-126S-18-122-19-112Z', HAIR),
    afro: path('M-20-108C-24-138 24-138 20-108C18-120 10-124 0-124S-18-120-20-108Z', HAIR),
    bob: path('M-20-104C-24-140 24-140 20-104C16-120 6-126-4-126C-12-124-18-118-20-104Z', HAIR),
    braids: path('M-20-106C-24-142 24-142 20-106C16-122 8-128 0-128S-16-122-20-106Z', HAIR),
    bun: [
      circle(0, -146, 13, HAIR),
      path('M-20-108C-24-142 24-142 20-108C16-122 8-127 0-127S-16-122-20-108Z', HAIR),
    ],
    wrap: [
      path(
        'M-22-112C-30-150-14-166 4-162C26-160 32-136 22-112C16-124 8-128 0-128S-16-124-22-112Z',
        cloth,
      ),
      path('M6-160C22-176 38-166 30-150C24-146 16-150 6-160Z', cloth),
      faded(0.22, path('M-24-126C-12-140 14-142 26-126L25-133C12-148-12-146-25-134Z', C.shadow)),
    ],
    bald: '',
    cap: [
      path(
        'M-20-110C-22-122-20-128 0-128S22-122 20-110C16-118 8-120 0-120S-16-118-20-110Z',
        C.inkDeep,
      ),
      path('M0-152L44-136L0-120L-44-136Z', C.ink),
      line('M0-136L32-130V-112', C.ochre, 2.5),
      rect(29, -114, 6, 12, C.ochre, 1),
    ],
  })[style];

defineStamp(
  'h',
  path('M-9-92H9V-66C6-58-6-58-9-66Z'),
  faded(0.2, path('M-9-84C-3-76 4-76 9-84V-92H-9Z', C.shadow)),
  path(
    'M-19-112C-19-132 19-132 19-112l4 2c2 8-2 12-6 11C14-88 8-82 0-82S-14-88-17-99c-4 1-8-3-6-11z',
  ),
  faded(0.1, path('M6-127C20-128 20-118 19-110C19-92 12-82 0-82C12-92 14-112 6-127Z', C.shadow)),
);
defineStamp('b', path('M-48 0C-50-40-44-62-14-68H14C44-62 50-40 48 0Z'));
defineStamp(
  'g',
  line(
    'M-15-107a6.500 6.500 0 1 0 13 0a6.500 6.500 0 1 0-13 0m17 0a6.500 6.500 0 1 0 13 0a6.500 6.500 0 1 0-13 0m-4 0h4',
    C.cream,
    1.8,
  ),
);

// The neckline: `fill` is the cloth, `color` the skin.
const SKIN_HERE = 'currentColor';
defineStamp('kv', path('M-14-68L0-48L14-68L9-72H-9Z', SKIN_HERE));
defineStamp('kr', path('M-15-68C-12-54 12-54 15-68L9-72H-9Z', SKIN_HERE));
defineStamp(
  'ks',
  path('M-10-70L0-50L10-70Z', SKIN_HERE),
  path('M-15-69L-9-73L0-54L-8-46ZM15-69L9-73L0-54L8-46Z', C.cream),
);
defineStamp(
  'kt',
  path('M-14-69L0-26L14-69L9-74H-9Z', C.cream),
  path('M-9-72L0-60L9-72Z', SKIN_HERE),
  path('M-3-60H3L6-34L0-26L-6-34Z'),
  faded(0.25, path('M-15-69L0-26L-2 0H-6L-26-52L-18-54ZM15-69L0-26L2 0H6L26-52L18-54Z', C.shadow)),
);
defineStamp(
  'ko',
  path('M-13-69L0-44L13-69L9-73H-9Z', C.cream),
  path('M-9-73L0-60L9-73Z', SKIN_HERE),
  path('M-20-67L-11-71L-2-40L-8 0H-26L-22-34ZM20-67L11-71L2-40L8 0H26L22-34Z'),
);
defineStamp(
  'kb',
  path('M-12-69C-8-58 8-58 12-69L9-73H-9Z', SKIN_HERE),
  path('M-16-69C-10-52 10-52 16-69L20-66C14-46 8-44 6-42V-12L0-4L-6-12V-42C-8-44-14-46-20-66Z'),
);
const COLLARS = { v: 'kv', round: 'kr', shirt: 'ks', suit: 'kt', stole: 'ko', boubou: 'kb' };

/**
 * A person to the waist, with (x, y) at the middle of the waist. Without a face, so that it
 * represents nobody in particular.
 */
export function person(x, y, scale, options = {}) {
  const {
    skin = SKIN[0],
    hair = 'short',
    top = C.ink,
    collar = 'v',
    cloth = C.terracotta,
  } = options;
  return (options.mirror ? flip : at)(
    x,
    y,
    scale,
    HAIR_BACK[hair] ?? '',
    stamp('b', 0, 0, { fill: top }),
    stamp('h', 0, 0, { fill: skin }),
    stamp(COLLARS[collar], 0, 0, { fill: cloth, color: skin }),
    options.beard
      ? path('M-19-106C-18-88-10-80 0-80S18-88 19-106C14-96 8-96 0-96S-14-96-19-106Z', HAIR)
      : '',
    hairFront(hair, cloth),
    options.glasses ? stamp('g', 0, 0) : '',
  );
}

/** A bare or sleeved arm along `d`, with the hand at the end (hx, hy). */
export const arm = (d, sleeve, width, hx, hy, skin, hand = width * 0.55) => [
  line(d, sleeve, width),
  circle(hx, hy, hand, skin),
];
