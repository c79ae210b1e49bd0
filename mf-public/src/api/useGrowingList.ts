import { fetchAnswer } from '@alumni/shared-auth';
import type { Pagination } from '@alumni/shared-contract';
import type { ListParams } from '@alumni/shared-ui/list';
import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';

/** Several pages of a list, as the API returns them. */
export interface PagesReply<Item> {
  status: true;
  data: Pagination & { data: Item[] };
}

/** Pages to fetch: `pages` of them, starting at `page`; by default the first one. */
export interface PageRange {
  page?: number | undefined;
  pages?: number | undefined;
}

/** Upper limit of the API. */
const mostPages = 1_000_000;

/**
 * A list that grows at its end: pages 1 to `?page=`. A reload, Back and a shared link fetch them
 * all at once, 'Voir plus' only the new one. A page past the end becomes the last one.
 * @param addressOf builds the address for a range of pages
 * @param list page number in the URL, and how to set it
 */
export function useGrowingList<Item extends { id: number }>(
  addressOf: (span: PageRange) => string,
  list: Pick<ListParams, 'page' | 'setPage'>,
) {
  const { cache, mutate } = useSWRConfig();
  const page = Math.min(list.page, mostPages);
  const keyOf = (pages: number) => addressOf({ pages: orNone(pages) });
  const known = (key: string) => cache.get(key)?.data as PagesReply<Item> | undefined;

  const load = useSWR(
    keyOf(page),
    async (key: string) => {
      // Keep the visible pages when fetching one more; a refetch fetches all.
      const before = known(key) ? undefined : known(keyOf(page - 1));
      let reply = before ?? (await fetchAnswer<PagesReply<Item>>(key));
      while (reply.data.current_page < Math.min(page, reply.data.last_page)) {
        const next = reply.data.current_page + 1;
        const span = { page: next, pages: orNone(page - next + 1) };
        reply = joined(reply, await fetchAnswer<PagesReply<Item>>(addressOf(span)), next);
      }
      return reply;
    },
    // Refetch when the screen opens, not when the tab gets the focus.
    {
      shouldRetryOnError: false,
      revalidateOnFocus: false,
      revalidateOnMount: true,
      revalidateIfStale: false,
      keepPreviousData: true,
    },
  );

  const own = load.isValidating ? undefined : known(keyOf(page));
  useEffect(() => {
    const { current_page: reached = page, last_page: last = page } = own?.data ?? {};
    if (reached >= page) return;
    // An answer has at most a hundred items; inlined data counts as one answer.
    if (reached < Math.min(page, last)) void load.mutate();
    else void mutate(keyOf(last), own, false).then(() => list.setPage(last, { replace: true }));
    // `list` and `load` are new objects at every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [own, page]);
  return load;
}

/** The first page has no number, as in the URL. */
const orNone = (count: number) => (count > 1 ? count : undefined);

/** Drops items that moved to the next page meanwhile. */
function joined<Item extends { id: number }>(
  before: PagesReply<Item>,
  next: PagesReply<Item>,
  page: number,
): PagesReply<Item> {
  const current_page = Math.max(page, next.data.current_page);
  const ids = new Set(before.data.data.map(({ id }) => id));
  const added = next.data.data.filter(({ id }) => !ids.has(id));
  return { ...next, data: { ...next.data, current_page, data: [...before.data.data, ...added] } };
}
