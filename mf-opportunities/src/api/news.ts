import { calm, useAnswer, useSelected } from '@alumni/shared-auth';
import { newsSorts, type AdminNewsReply, type News } from '@alumni/shared-contract';
import { queryString } from '@alumni/shared-ui/router';

export const newsRoot = '/api/actualities';

/** Default order of the list. */
export const defaultNewsSort = '-created_at';

/** One page of all news, drafts included. */
export function useNewsPage(list: { page: number; sort: string }) {
  return useSelected(`${newsRoot}/list${pageQuery(list)}`, pageOf, {
    ...calm,
    keepPreviousData: true,
  });
}

const pageOf = (reply: AdminNewsReply) => reply.data;

/** The first page has no number and no order, like the preload of remote.json. */
function pageQuery({ page, sort }: { page: number; sort: string }): string {
  const isKnown = newsSorts.some((known) => known === sort);
  return queryString({
    page: page > 1 ? page : undefined,
    sort: isKnown && sort !== defaultNewsSort ? sort : undefined,
  });
}

/** A news item with its full text (HTML), draft or not. */
export function useNewsItem(id: string) {
  return useAnswer<News>(`${newsRoot}/${id}`, calm);
}
