import { calm, http, useRefresh, useSession } from '@alumni/shared-auth';
import {
  administratorSorts,
  type AdministratorInput,
  type AdministratorsReply,
  type AdministratorUpdateInput,
} from '@alumni/shared-contract';
import { queryString } from '@alumni/shared-ui/router';
import useSWR from 'swr';
import { sendAccess } from './alumni';

const root = '/api/users/admin';

/** The order of the table when the address says none. */
export const defaultAdministratorSort = 'nom';

export type AdministratorsPage = AdministratorsReply['data'];

/** One page of the staff. */
export function useAdministrators(list: { page: number; sort: string }) {
  return useSWR(
    `${root}/list${pageQuery(list)}`,
    async (path: string) => (await http.get<AdministratorsReply>(path)).data.data,
    { ...calm, keepPreviousData: true },
  );
}

/** The first page goes without its number and its order, as the preload of remote.json does. */
function pageQuery({ page, sort }: { page: number; sort: string }): string {
  const isKnown = administratorSorts.some((known) => known === sort);
  return queryString({
    page: page > 1 ? page : undefined,
    sort: isKnown && sort !== defaultAdministratorSort ? sort : undefined,
  });
}

/** The writes; the table on screen asks again after each. */
export function useAdministratorWrites() {
  const refresh = useRefresh(`${root}/list`);
  const session = useSession();
  return {
    create: (form: AdministratorInput) => http.post(`${root}/create`, form).then(refresh),
    update: async (id: number, form: AdministratorUpdateInput) => {
      await http.put(`${root}/update/${id}`, { ...form, id });
      // The sidebar shows one's own name; another role or address has ended one's own session.
      if (id === session.user?.id && !(await session.refresh())) return;
      await refresh();
    },
    remove: (id: number) => http.delete(`${root}/delete/${id}`).then(refresh),
    sendAccess: (id: number) => sendAccess(id).then(refresh),
  };
}
