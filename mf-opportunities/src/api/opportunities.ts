import { calm, http, useAnswer, useSelected } from '@alumni/shared-auth';
import type { OpportunitiesPage, Opportunity, OpportunityInput } from '@alumni/shared-contract';
import { queryString } from '@alumni/shared-ui/router';
import { useSWRConfig } from 'swr';

const root = '/api/opportunities';

/** One page of all opportunities, expired ones included. */
export function useOpportunities(page: number) {
  return useSelected(`${root}/list${pageQuery(page)}`, pageOf, { ...calm, keepPreviousData: true });
}

const pageOf = (reply: OpportunitiesPage) => reply.data;

/** The first page has no number, like the preload of remote.json. */
const pageQuery = (page: number) => queryString({ page: page > 1 ? page : undefined, paginate: 1 });

/** Opportunities of the home page: open ones, latest first. */
export function useLatestOpportunities() {
  return useAnswer<Opportunity[]>(`${root}/latest`, calm);
}

/** An opportunity with its full description (HTML). */
export function useOpportunity(id: string) {
  return useAnswer<Opportunity>(`${root}/${id}`, calm);
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
