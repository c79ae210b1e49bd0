import { calm, http, useRefresh, useSelected, useSession } from '@alumni/shared-auth';
import {
  administratorSorts,
  type AdministratorInput,
  type AdministratorsReply,
  type AdministratorUpdateInput,
} from '@alumni/shared-contract';
import { queryString } from '@alumni/shared-ui/router';
import { sendAccess } from './alumni';
import { resetSecondFactor } from './second-factor';

const root = '/api/users/admin';

/** Default order of the table. */
export const defaultAdministratorSort = 'nom';

export type AdministratorsPage = AdministratorsReply['data'];

/** One page of the staff. */
export function useAdministrators(list: { page: number; sort: string }) {
  return useSelected(`${root}/list${pageQuery(list)}`, pageOf, { ...calm, keepPreviousData: true });
}

const pageOf = (reply: AdministratorsReply) => reply.data;

/** The first page has no number and no order, like the preload of remote.json. */
function pageQuery({ page, sort }: { page: number; sort: string }): string {
  const isKnown = administratorSorts.some((known) => known === sort);
  return queryString({
    page: page > 1 ? page : undefined,
    sort: isKnown && sort !== defaultAdministratorSort ? sort : undefined,
  });
}

/** Writes; each refetches the visible table. */
export function useAdministratorWrites() {
  const refresh = useRefresh(`${root}/list`);
  const session = useSession();
  return {
    create: (form: AdministratorInput) => http.post(`${root}/create`, form).then(refresh),
    update: async (id: number, form: AdministratorUpdateInput) => {
      await http.put(`${root}/update/${id}`, { ...form, id });
      // Refresh the session: the sidebar shows the own name, and a changed role or address ends the
      // own session.
      if (id === session.user?.id && !(await session.refresh())) return;
      await refresh();
    },
    remove: (id: number) => http.delete(`${root}/delete/${id}`).then(refresh),
    resetFactor: (id: number) => resetSecondFactor(id).then(refresh),
    sendAccess: (id: number) => sendAccess(id).then(refresh),
  };
}
