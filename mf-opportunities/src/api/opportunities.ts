import { calm, useAnswer, useSelected } from '@alumni/shared-auth';
import type { OpportunitiesPage, Opportunity } from '@alumni/shared-contract';
import { queryString } from '@alumni/shared-ui/router';

export const opportunitiesRoot = '/api/opportunities';

/** One page of all opportunities, expired ones included. */
export function useOpportunities(page: number) {
  return useSelected(`${opportunitiesRoot}/list${pageQuery(page)}`, pageOf, {
    ...calm,
    keepPreviousData: true,
  });
}

const pageOf = (reply: OpportunitiesPage) => reply.data;

/** The first page has no number, like the preload of remote.json. */
const pageQuery = (page: number) => queryString({ page: page > 1 ? page : undefined, paginate: 1 });

/** Opportunities of the home page: open ones, latest first. */
export function useLatestOpportunities() {
  return useAnswer<Opportunity[]>(`${opportunitiesRoot}/latest`, calm);
}

/** An opportunity with its full description (HTML). */
export function useOpportunity(id: string) {
  return useAnswer<Opportunity>(`${opportunitiesRoot}/${id}`, calm);
}
