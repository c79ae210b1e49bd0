import { z } from 'zod';
import { vitalNames } from '../visits';
import { Word } from './common';

const Milliseconds = z.number().min(0).max(600_000);

/** POST /api/composition/vitals. What the browser did not measure is missing. */
export const WebVitalsInput = z.object({
  /** Of the screen with which the page was opened. */
  remote: Word.max(60),
  version: Word.max(60),
  /** Name of the route, not its address, which may hold a token. */
  route: Word.max(60),
  /** A screen of the remote did not load, or failed. */
  failed: z.boolean().default(false),
  /** Largest contentful paint, in ms after the navigation began. */
  lcp: Milliseconds.optional(),
  /** Interaction to next paint, in ms. */
  inp: Milliseconds.optional(),
  /** Cumulative layout shift, without a unit. */
  cls: z.number().min(0).max(100).optional(),
});
export type WebVitalsInput = z.input<typeof WebVitalsInput>;

/** Measured visits of the last days to one version of a remote, by how one vital was. */
export const VitalCount = z.object({
  remote: z.string(),
  version: z.string(),
  vital: z.enum(vitalNames),
  good: z.int(),
  fair: z.int(),
  poor: z.int(),
});
export type VitalCount = z.infer<typeof VitalCount>;
