import { homeItems, type News } from '@alumni/shared-contract';
import type { ListParams } from '@alumni/shared-ui/list';
import { useMemo } from 'react';
import useSWR from 'swr';
import { addressOf } from './address-of';
import { get } from './get';
import { useGrowingList, type PageRange } from './useGrowingList';

const root = '/api/guest/actualities';

/** Fetches five, sorts again by date of publication and keeps six (description, 7 and 9). */
export function useLatestNews() {
  const { data, error, isLoading, mutate } = useSWR(
    `${root}?draft=0&limit=${homeItems.newsAsked}&sort=-date_publication`,
    get<News[]>,
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  const news = useMemo(() => data && latestFirst(data).slice(0, homeItems.newsShown), [data]);
  return { data: news, error: error as unknown, isLoading, mutate };
}

/** All news, latest first; remote.json preloads the same address. */
export function useAllNews(list: Pick<ListParams, 'page' | 'setPage'>) {
  return useGrowingList<News>(newsAddress, list);
}

const newsAddress = (span: PageRange) =>
  addressOf(root, { draft: 0, paginate: 1, sort: '-date_publication', ...span });

/** A news item with its full text (HTML); 404 for a draft. */
export function useNewsItem(id: string) {
  return useSWR(`${root}/${id}`, get<News>, { shouldRetryOnError: false });
}

export function latestFirst(news: News[]): News[] {
  const time = ({ date_publication }: News) => Date.parse(date_publication ?? '') || 0;
  return [...news].sort((one, other) => time(other) - time(one));
}
