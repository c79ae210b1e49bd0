import { useSWRConfig } from 'swr';

/**
 * For use after a write: asks again for what is on screen.
 * @param root beginning of the addresses (SWR keys) to ask for again: `/api/v2/advantages`
 * @returns a function that resolves once the answers are in
 */
export function useRefresh(root: string): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return () => mutate((key) => typeof key === 'string' && key.startsWith(root));
}

/** SWR options of lists with a 'Réessayer' button: nothing is asked again without a click. */
export const calm = { shouldRetryOnError: false, revalidateOnFocus: false } as const;
