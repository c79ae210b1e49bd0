import { sessionKey } from '@alumni/shared-auth';
import type { CurrentUser } from '@alumni/shared-contract';
import { inlinedJson } from '@alumni/shared-ui/page';
import { useEffect } from 'react';
import { useSWRConfig, type Middleware } from 'swr';
import { cached, type AnswerCache } from '../session/answer-cache';

interface FirstData {
  /** Answers of the API by address: a guest's, or those of the person whose page it is. */
  data: Record<string, unknown>;
  isGuest: boolean;
}

/** Addresses whose inlined answer counts as just received. */
const held = new Set<string>();

/** Initial SWR cache with the data that the gateway inlined: it renders at once. */
export function firstCache(): AnswerCache {
  const answers = Object.entries(firstData());
  for (const [address] of answers) held.add(address);
  return new Map(answers.map(([address, data]) => [address, cached(data)]));
}

/**
 * SWR middleware: a screen that mounts does not ask again for an answer that came with the page.
 * Asking would render it twice more: when the call starts, and when it ends. The answer counts as
 * just received while its screen is open, as long as SWR treats equal calls as one.
 */
export const heldAnswers: Middleware = (useNext) => (key, fetcher, config) => {
  const { cache } = useSWRConfig();
  const address = typeof key === 'string' ? key : '';
  const isHeld = held.has(address) && cache.get(address)?.data !== undefined;
  const { dedupingInterval } = config;
  useEffect(() => {
    if (!held.has(address)) return undefined;
    const forget = () => void held.delete(address);
    const timer = setTimeout(forget, dedupingInterval);
    // A screen that is opened again may follow a write.
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [address, dedupingInterval]);
  const noCall = { revalidateOnMount: false, revalidateIfStale: false };
  return useNext(key, fetcher, isHeld ? { ...config, ...noCall } : config);
};

/** The person whose page was rendered; null when it was rendered for nobody in particular. */
export function firstPerson(): CurrentUser | null {
  const people = firstData()[sessionKey] as CurrentUser[] | undefined;
  return people?.[0] ?? null;
}

/** Screens that mount from now on ask for everything. */
export function forgetFirstData(): void {
  held.clear();
}

function firstData(): Record<string, unknown> {
  const found = inlinedJson('first-data') as FirstData | null;
  return { ...found?.data, ...(found?.isGuest && { [sessionKey]: [] }) };
}
