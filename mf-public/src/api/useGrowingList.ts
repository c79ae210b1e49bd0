import type { Pagination } from '@alumni/shared-contract';
import type { ListParams } from '@alumni/shared-ui/list';
import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { get } from './get';

/** Some pages of a list, as the API answers them. */
export interface PagesReply<Item> {
  status: true;
  data: Pagination & { data: Item[] };
}

/** Which pages of a list to ask for: `pages` of them from `page` on; left out, one and the first. */
export interface Span {
  page?: number | undefined;
  pages?: number | undefined;
}

/** More than that the API refuses. */
const mostPages = 1_000_000;

/**
 * A list that grows below, its pages 1 to `?page=`. A reload, Back and a shared link ask for all of
 * them at once; 'Voir plus' for the new one alone. An address past the end becomes the last page's.
 */
export function useGrowingList<Item extends { id: number }>(
  addressOf: (span: Span) => string,
  list: Pick<ListParams, 'page' | 'setPage'>,
) {
  const { cache, mutate } = useSWRConfig();
  const page = Math.min(list.page, mostPages);
  const keyOf = (pages: number) => addressOf({ pages: orNone(pages) });
  const known = (key: string) => cache.get(key)?.data as PagesReply<Item> | undefined;

  const load = useSWR(
    keyOf(page),
    async (key: string) => {
      // What is on screen stays as it is; asked for again, all of it is.
      const before = known(key) ? undefined : known(keyOf(page - 1));
      let reply = before ?? (await get<PagesReply<Item>>(key));
      while (reply.data.current_page < Math.min(page, reply.data.last_page)) {
        const next = reply.data.current_page + 1;
        const span = { page: next, pages: orNone(page - next + 1) };
        reply = joined(reply, await get<PagesReply<Item>>(addressOf(span)), next);
      }
      return reply;
    },
    // Fresh whenever the screen opens; a list that is only looked at again is not asked for again.
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
    // One answer holds a hundred items, and what came with the page is one answer.
    if (reached < Math.min(page, last)) void load.mutate();
    else void mutate(keyOf(last), own, false).then(() => list.setPage(last, { replace: true }));
    // `list` and `load` are new objects at every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [own, page]);
  return load;
}

/** The first page goes without its number, as in the address bar. */
const orNone = (count: number) => (count > 1 ? count : undefined);

/** What moved to the next page meanwhile is shown once; whatever `next` says, it was asked from `page` on. */
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
