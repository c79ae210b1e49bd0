import { calm, useAnswer, useSelected } from '@alumni/shared-auth';
import { homeItems, type News } from '@alumni/shared-contract';
import type { ListParams } from '@alumni/shared-ui/list';
import { addressOf } from './address-of';
import { useGrowingList, type PageRange } from './useGrowingList';

const root = '/api/guest/actualities';

/** Fetches five, sorts again by date of publication and keeps six (description, 7 and 9). */
export function useLatestNews() {
  return useSelected(
    `${root}?draft=0&limit=${homeItems.newsAsked}&sort=-date_publication`,
    newsShown,
    calm,
  );
}

const newsShown = (news: News[]) => latestFirst(news).slice(0, homeItems.newsShown);

/** All news, latest first; remote.json preloads the same address. */
export function useAllNews(list: Pick<ListParams, 'page' | 'setPage'>) {
  return useGrowingList<News>(newsAddress, list);
}

const newsAddress = (span: PageRange) =>
  addressOf(root, { draft: 0, paginate: 1, sort: '-date_publication', ...span });

/** A news item with its full text (HTML); 404 for a draft. */
export function useNewsItem(id: string) {
  return useAnswer<News>(`${root}/${id}`, { shouldRetryOnError: false });
}

function latestFirst(news: News[]): News[] {
  const time = ({ date_publication }: News) => Date.parse(date_publication ?? '') || 0;
  return [...news].sort((one, other) => time(other) - time(one));
}
