import { sessionKey } from '@alumni/shared-auth';
import { inlinedJson } from '@alumni/shared-ui/page';
import { preload } from 'swr';
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

function firstData(): Record<string, unknown> {
  const found = inlinedJson('first-data') as FirstData | null;
  return { ...found?.data, ...(found?.isGuest && { [sessionKey]: null }) };
}
