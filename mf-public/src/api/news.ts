import { homeItems, type News } from '@alumni/shared-contract';
import { useMemo } from 'react';
import useSWR from 'swr';
import { get } from './get';

const root = '/api/guest/actualities';
export const newsPageSize = 12;

/** The home asks for five, sorts again by date of publication and keeps six (description, 7 and 9). */
export function useLatestNews() {
  const { data, error, isLoading, mutate } = useSWR(
    `${root}?draft=0&limit=${homeItems.newsAsked}&sort=-date_publication`,
    get<News[]>,
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  const news = useMemo(() => data && latestFirst(data).slice(0, homeItems.newsShown), [data]);
  return { data: news, error: error as unknown, isLoading, mutate };
}

/** One page of all the news; a page that is not full is the last. */
export function useNewsPage(page: number) {
  return useSWR(
    `${root}?draft=0&limit=${newsPageSize}&page=${page}&sort=-date_publication`,
    get<News[]>,
    { shouldRetryOnError: false },
  );
}

/** A news item with its whole text (HTML); 404 for a draft. */
export function useNewsItem(id: string) {
  return useSWR(`${root}/${id}`, get<News>, { shouldRetryOnError: false });
}

export function latestFirst(news: News[]): News[] {
  const time = ({ date_publication }: News) => Date.parse(date_publication ?? '') || 0;
  return [...news].sort((one, other) => time(other) - time(one));
}
