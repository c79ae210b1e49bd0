import { calm, http } from '@alumni/shared-auth';
import type { OpportunitiesPage, Opportunity, OpportunityInput } from '@alumni/shared-contract';
import { queryString } from '@alumni/shared-ui/router';
import useSWR, { useSWRConfig } from 'swr';

const root = '/api/opportunities';

const get = <Reply>(path: string) => http.get<Reply>(path).then(({ data }) => data);

/** One page of all opportunities, expired ones included. */
export function useOpportunities(page: number) {
  return useSWR(
    `${root}/list${pageQuery(page)}`,
    async (path: string) => (await get<OpportunitiesPage>(path)).data,
    { ...calm, keepPreviousData: true },
  );
}

/** The first page has no number, like the preload of remote.json. */
const pageQuery = (page: number) => queryString({ page: page > 1 ? page : undefined, paginate: 1 });

/** Opportunities of the home page: open ones, latest first. */
export function useLatestOpportunities() {
  return useSWR(`${root}/latest`, get<Opportunity[]>, calm);
}

/** An opportunity with its full description (HTML). */
export function useOpportunity(id: string) {
  return useSWR(`${root}/${id}`, get<Opportunity>, calm);
}

/** Writes; each refetches what is visible. */
export function useOpportunityWrites() {
  const { mutate } = useSWRConfig();
  const refresh = (wanted: (key: string) => boolean = () => true) =>
    mutate((key) => typeof key === 'string' && key.startsWith(root) && wanted(key));
  return {
    create: (input: OpportunityInput) => http.post(`${root}/create`, input).then(() => refresh()),
    update: (id: number, input: OpportunityInput) =>
      http.put(`${root}/update/${id}`, input).then(() => refresh()),
    /** Not its own page: the opportunity is deleted. */
    remove: (id: number) =>
      http.delete(`${root}/delete/${id}`).then(() => refresh((key) => key !== `${root}/${id}`)),
  };
}
