import { announcePerson, onPersonSeen, sessionKey } from '@alumni/shared-auth';
import type { CurrentUser } from '@alumni/shared-contract';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { firstCache, firstPerson, heldAnswers } from '../first-view/first-data';
import { cached, type AnswerCache } from './answer-cache';

/**
 * Cached answers belong to one person. When that person changes, everything below is mounted again
 * on a new SWR cache that knows the session only. Clearing the old cache by key would miss running
 * requests, and those that SWR deduplicates for two seconds.
 */
export function PersonCache({ children }: { children: ReactNode }) {
  const [{ key, cache }, setCache] = useState(() => ({ key: 0, cache: firstCache() }));
  // Before the first answer about the session, which children request in their effects.
  useLayoutEffect(() => {
    let last: CurrentUser | null = null;
    const stop = onPersonSeen((user) => {
      const isAnother = last !== null && last.id !== user?.id;
      last = user;
      if (isAnother) setCache((old) => ({ key: old.key + 1, cache: cacheOf(user) }));
    });
    const first = firstPerson();
    if (first) announcePerson(first);
    return stop;
  }, []);
  return (
    <SWRConfig key={key} value={{ provider: () => cache, use: [heldAnswers] }}>
      {children}
    </SWRConfig>
  );
}

const cacheOf = (user: CurrentUser | null): AnswerCache =>
  new Map([[sessionKey, cached(user ? [user] : [])]]);
