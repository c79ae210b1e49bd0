import { useSWRConfig, type SWRConfiguration } from 'swr';
import { statusOf } from './errors';

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

const askEveryMs = 1_000;
const retryMs = 3_000;

/**
 * SWR options for work in the background: its state is asked for until the work is over. SWR stops
 * asking at the first failure, so a restart of the server would end it: a failure is retried, unless
 * the server refused (4xx).
 * @param isWorking whether this state is not the last; undefined before the first answer
 */
export function whileWorking<Reply>(
  isWorking: (reply: Reply | undefined) => boolean,
): SWRConfiguration<Reply> {
  return {
    revalidateOnFocus: false,
    refreshInterval: (reply) => (isWorking(reply) ? askEveryMs : 0),
    shouldRetryOnError: true,
    onErrorRetry(error, _address, _options, revalidate, attempt) {
      const status = statusOf(error) ?? 0;
      if (status < 400 || status >= 500) setTimeout(() => void revalidate(attempt), retryMs);
    },
  };
}
