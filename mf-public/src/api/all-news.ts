import type { News } from '@alumni/shared-contract';
import type { ListParams } from '@alumni/shared-ui/list';
import { addressOf } from './address-of';
import { newsRoot } from './news';
import { useGrowingList, type PageRange } from './useGrowingList';

/**
 * All news, latest first; remote.json preloads the same address. In a file of its own, because only
 * lists need the code that joins pages.
 */
export function useAllNews(list: Pick<ListParams, 'page' | 'setPage'>) {
  return useGrowingList<News>(newsAddress, list);
}

const newsAddress = (span: PageRange) =>
  addressOf(newsRoot, { draft: 0, paginate: 1, sort: '-date_publication', ...span });
