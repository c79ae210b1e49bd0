import { calm, http } from '@alumni/shared-auth';
import type { OpportunitiesPage, Opportunity, OpportunityInput } from '@alumni/shared-contract';
import { queryString } from '@alumni/shared-ui/router';
import useSWR, { useSWRConfig } from 'swr';

const root = '/api/opportunities';

const get = <Reply>(path: string) => http.get<Reply>(path).then(({ data }) => data);

/** One page of the whole list, expired ones included. */
export function useOpportunities(page: number) {
  return useSWR(
    `${root}/list${pageQuery(page)}`,
    async (path: string) => (await get<OpportunitiesPage>(path)).data,
    { ...calm, keepPreviousData: true },
  );
}

/** The first page goes without its number, as the preload of remote.json does. */
const pageQuery = (page: number) => queryString({ page: page > 1 ? page : undefined, paginate: 1 });

/** The opportunities of the home page: open ones, the newest first. */
export function useLatestOpportunities() {
  return useSWR(`${root}/latest`, get<Opportunity[]>, calm);
}

/** One opportunity with its whole description (HTML). */
export function useOpportunity(id: string) {
  return useSWR(`${root}/${id}`, get<Opportunity>, calm);
}

/** The writes; what is on screen asks again after each. */
export function useOpportunityWrites() {
  const { mutate } = useSWRConfig();
  const refresh = (wanted: (key: string) => boolean = () => true) =>
    mutate((key) => typeof key === 'string' && key.startsWith(root) && wanted(key));
  return {
    create: (input: OpportunityInput) => http.post(`${root}/create`, input).then(() => refresh()),
    update: (id: number, input: OpportunityInput) =>
      http.put(`${root}/update/${id}`, input).then(() => refresh()),
    /** Its own page does not ask for it again: it is gone. */
    remove: (id: number) =>
      http.delete(`${root}/delete/${id}`).then(() => refresh((key) => key !== `${root}/${id}`)),
  };
}
