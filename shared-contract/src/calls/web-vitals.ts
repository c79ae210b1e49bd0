import { z } from 'zod';
import { Word } from './releases';

const Milliseconds = z.number().min(0).max(600_000);

/**
 * POST /api/composition/vitals: how fast a page felt, by Google's Core Web Vitals
 * (https://web.dev/articles/vitals). What the browser did not measure is missing.
 */
export const WebVitalsInput = z.object({
  /** Of the screen with which the page was opened. */
  remote: Word.max(60),
  /** Name of the route, not its address, which may hold a token. */
  route: Word.max(60),
  /** Largest contentful paint, in ms after the navigation began. */
  lcp: Milliseconds.optional(),
  /** Interaction to next paint, in ms. */
  inp: Milliseconds.optional(),
  /** Cumulative layout shift, without a unit. */
  cls: z.number().min(0).max(100).optional(),
});
export type WebVitalsInput = z.input<typeof WebVitalsInput>;
