import { http, multipart, useRefresh } from '@alumni/shared-auth';
import type { EventData, Flag, NewsCreatedReply } from '@alumni/shared-contract';
import { publishEvent } from '@alumni/shared-ui/events';
import type { Submission } from '@alumni/shared-ui/form';
import { newsRoot as root } from './news';

/** Form values; no picture: the stored one stays. */
export interface NewsForm {
  titre: string;
  contenu: string;
  draft: Flag;
  picture?: File | null;
}

/** Writes; each refetches what is visible, and tells the other remotes and tabs. */
export function useNewsWrites() {
  const refresh = useRefresh(root);
  const refreshList = useRefresh(`${root}/list`);
  return {
    /** @returns id of the new item */
    create: async (form: NewsForm, submission: Submission): Promise<number> => {
      const address = `${root}/create`;
      const { data } = await http.post<NewsCreatedReply>(address, multipart(form), submission);
      tell({ id: data.id, change: 'created' });
      await refreshList();
      return data.id;
    },
    update: async (id: number, form: NewsForm, submission?: Submission) => {
      await http.post(`${root}/update/${id}`, multipart(form), submission);
      tell({ id, change: 'updated' });
      await refresh();
    },
    /** Not its own page: the item is deleted. */
    remove: async (id: number) => {
      await http.delete(`${root}/delete/${id}`);
      tell({ id, change: 'deleted' });
      await refreshList();
    },
  };
}

const tell = (data: EventData<'news.changed@1'>) => publishEvent('news.changed@1', data);
