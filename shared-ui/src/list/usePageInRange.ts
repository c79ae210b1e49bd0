import { useEffect } from 'react';
import type { ListParams } from './useListParams';

/**
 * Replaces a page past the end by the last one, without a history entry.
 * @param lastPage from the API's answer; undefined while it loads
 */
export function usePageInRange(
  list: Pick<ListParams, 'page' | 'setPage'>,
  lastPage: number | undefined,
): void {
  const isPast = lastPage !== undefined && lastPage >= 1 && list.page > lastPage;
  useEffect(() => {
    if (isPast) list.setPage(lastPage, { replace: true });
    // `list` is a new object at every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isPast, lastPage]);
}
