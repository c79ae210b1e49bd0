import { calm, http, multipart, useRefresh } from '@alumni/shared-auth';
import {
  newsSorts,
  type AdminNewsReply,
  type Flag,
  type News,
  type NewsCreatedReply,
} from '@alumni/shared-contract';
import type { Submission } from '@alumni/shared-ui/form';
import { queryString } from '@alumni/shared-ui/router';
import useSWR from 'swr';

const root = '/api/actualities';

/** What the forms send; no picture when the one there is stays. */
export interface NewsForm {
  titre: string;
  contenu: string;
  draft: Flag;
  picture?: File | null;
}

/** The order of the list when the address says none. */
export const defaultNewsSort = '-created_at';

const get = <Reply>(path: string) => http.get<Reply>(path).then(({ data }) => data);

/** One page of all the news, drafts included. */
export function useNewsPage(list: { page: number; sort: string }) {
  return useSWR(
    `${root}/list${pageQuery(list)}`,
    async (path: string) => (await get<AdminNewsReply>(path)).data,
    { ...calm, keepPreviousData: true },
  );
}

/** The first page goes without its number and its order, as the preload of remote.json does. */
function pageQuery({ page, sort }: { page: number; sort: string }): string {
  const isKnown = newsSorts.some((known) => known === sort);
  return queryString({
    page: page > 1 ? page : undefined,
    sort: isKnown && sort !== defaultNewsSort ? sort : undefined,
  });
}

/** One item with its whole text (HTML), draft or not. */
export function useNewsItem(id: string) {
  return useSWR(`${root}/${id}`, get<News>, calm);
}

/** The writes; what is on screen asks again after each. */
export function useNewsWrites() {
  const refresh = useRefresh(root);
  const refreshList = useRefresh(`${root}/list`);
  return {
    /** Gives the id of the new item. */
    create: async (form: NewsForm, submission: Submission): Promise<number> => {
      const { data } = await http.post<NewsCreatedReply>(
        `${root}/create`,
        multipart(form),
        submission,
      );
      await refreshList();
      return data.id;
    },
    update: (id: number, form: NewsForm, submission?: Submission) =>
      http.post(`${root}/update/${id}`, multipart(form), submission).then(refresh),
    /** Its own page does not ask for it again: it is gone. */
    remove: (id: number) => http.delete(`${root}/delete/${id}`).then(refreshList),
  };
}
