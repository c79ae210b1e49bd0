import { useSWRConfig } from 'swr';

/**
 * Fetches again what is on screen, after a write.
 * @param root prefix of the SWR keys to fetch again: `/api/v2/advantages`
 * @returns a function that resolves once the answers are in
 */
export function useRefresh(root: string): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return () => mutate((key) => typeof key === 'string' && key.startsWith(root));
}

/** SWR options of lists with a 'Réessayer' button: no automatic retry, no fetch on focus. */
export const calm = { shouldRetryOnError: false, revalidateOnFocus: false } as const;
