import { calm, useAnswer, useSelected } from '@alumni/shared-auth';
import { homeItems, type News } from '@alumni/shared-contract';

export const newsRoot = '/api/guest/actualities';

/** Fetches five, sorts again by date of publication and keeps six (description, 7 and 9). */
export function useLatestNews() {
  return useSelected(
    `${newsRoot}?draft=0&limit=${homeItems.newsAsked}&sort=-date_publication`,
    newsShown,
    calm,
  );
}

const newsShown = (news: News[]) => latestFirst(news).slice(0, homeItems.newsShown);

/** A news item with its full text (HTML); 404 for a draft. */
export function useNewsItem(id: string) {
  return useAnswer<News>(`${newsRoot}/${id}`, { shouldRetryOnError: false });
}

function latestFirst(news: News[]): News[] {
  const time = ({ date_publication }: News) => Date.parse(date_publication ?? '') || 0;
  return [...news].sort((one, other) => time(other) - time(one));
}
