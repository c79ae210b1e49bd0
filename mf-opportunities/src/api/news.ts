import { calm, http, multipart, useAnswer, useRefresh, useSelected } from '@alumni/shared-auth';
import {
  newsSorts,
  type AdminNewsReply,
  type Flag,
  type News,
  type NewsCreatedReply,
} from '@alumni/shared-contract';
import type { Submission } from '@alumni/shared-ui/form';
import { queryString } from '@alumni/shared-ui/router';

const root = '/api/actualities';

/** Form values; no picture: the stored one stays. */
export interface NewsForm {
  titre: string;
  contenu: string;
  draft: Flag;
  picture?: File | null;
}

/** Default order of the list. */
export const defaultNewsSort = '-created_at';

/** One page of all news, drafts included. */
export function useNewsPage(list: { page: number; sort: string }) {
  return useSelected(`${root}/list${pageQuery(list)}`, pageOf, { ...calm, keepPreviousData: true });
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
  return useAnswer<News>(`${root}/${id}`, calm);
}

/** Writes; each refetches what is visible. */
export function useNewsWrites() {
  const refresh = useRefresh(root);
  const refreshList = useRefresh(`${root}/list`);
  return {
    /** @returns id of the new item */
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
    /** Not its own page: the item is deleted. */
    remove: (id: number) => http.delete(`${root}/delete/${id}`).then(refreshList),
  };
}
