import { sessionKey } from '@alumni/shared-auth';
import { inlinedJson } from '@alumni/shared-ui/page';
import { mutate, preload } from 'swr';
import { cached, type AnswerCache } from '../session/answer-cache';

interface FirstData {
  /** Answers of the API by address, as a guest gets them. */
  data: Record<string, unknown>;
  isGuest: boolean;
}

/**
 * The cache that the page begins with. What the gateway fetched stands in it before the first screen
 * asks: it is drawn at once, and the call that would confirm it is answered from here, once.
 */
export function firstCache(): AnswerCache {
  const cache: AnswerCache = new Map();
  for (const [key, data] of Object.entries(firstData())) {
    cache.set(key, cached(data));
    void preload(key, () => Promise.resolve(data));
  }
  return cache;
}

/**
 * Takes back what was handed to `preload` and not asked for yet. It stands in SWR's own cache, not in
 * the one of the page: the page's `mutate` does not reach it.
 */
export function forgetFirstData(): void {
  for (const key of Object.keys(firstData())) void mutate(key);
}

function firstData(): Record<string, unknown> {
  const found = inlinedJson('first-data') as FirstData | null;
  return { ...found?.data, ...(found?.isGuest && { [sessionKey]: null }) };
}
