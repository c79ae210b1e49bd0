import { useSWRConfig } from 'swr';

/** After a write: what is on screen from that address and below is asked again. */
export function useRefresh(root: string) {
  const { mutate } = useSWRConfig();
  return () => mutate((key) => typeof key === 'string' && key.startsWith(root));
}

/** 'Réessayer' is on screen: nothing is asked again behind the reader's back. */
export const calm = { shouldRetryOnError: false, revalidateOnFocus: false } as const;
