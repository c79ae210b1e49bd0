import { sessionKey } from '@alumni/shared-auth';
import type { CurrentUser } from '@alumni/shared-contract';
import { inlinedJson } from '@alumni/shared-ui/page';
import { mutate, preload } from 'swr';
import { cached, type AnswerCache } from '../session/answer-cache';

interface FirstData {
  /** Answers of the API by address: a guest's, or those of the person whose page it is. */
  data: Record<string, unknown>;
  isGuest: boolean;
}

/**
 * Initial SWR cache with the data that the gateway inlined: it renders at once, and the first
 * revalidation is answered from here, once.
 */
export function firstCache(): AnswerCache {
  const cache: AnswerCache = new Map();
  for (const [key, data] of Object.entries(firstData())) {
    cache.set(key, cached(data));
    void preload(key, () => Promise.resolve(data));
  }
  return cache;
}

/** The person whose page was rendered; null when it was rendered for nobody in particular. */
export function firstPerson(): CurrentUser | null {
  const people = firstData()[sessionKey] as CurrentUser[] | undefined;
  return people?.[0] ?? null;
}

/**
 * Clears data given to `preload` and not used yet. It is in SWR's global cache, which the page's
 * `mutate` does not reach.
 */
export function forgetFirstData(): void {
  for (const key of Object.keys(firstData())) void mutate(key);
}

function firstData(): Record<string, unknown> {
  const found = inlinedJson('first-data') as FirstData | null;
  return { ...found?.data, ...(found?.isGuest && { [sessionKey]: [] }) };
}
