import { sessionKey } from '@alumni/shared-auth';
import { inlinedJson } from '@alumni/shared-ui/page';
import { useState } from 'react';
import { preload, useSWRConfig } from 'swr';

interface FirstData {
  /** Answers of the API by address, as a guest gets them. */
  data: Record<string, unknown>;
  isGuest: boolean;
}

/**
 * What the gateway fetched for this page stands in the cache before the first screen asks: it is
 * drawn at once, and the call that would confirm it is answered from here, once.
 */
export function useFirstData(): void {
  const { cache } = useSWRConfig();
  useState(() => {
    for (const [key, data] of Object.entries(firstData())) {
      cache.set(key, { data, isLoading: false, isValidating: false });
      void preload(key, () => Promise.resolve(data));
    }
  });
}

function firstData(): Record<string, unknown> {
  const found = inlinedJson('first-data') as FirstData | null;
  return { ...found?.data, ...(found?.isGuest && { [sessionKey]: null }) };
}
