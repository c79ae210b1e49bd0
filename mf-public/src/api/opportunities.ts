import { useAnswer } from '@alumni/shared-auth';
import type { Opportunity } from '@alumni/shared-contract';
import type { ListParams } from '@alumni/shared-ui/list';
import useSWR from 'swr';
import { addressOf } from './address-of';
import { useGrowingList } from './useGrowingList';

const root = '/api/opportunities';

export interface OpportunityFilters {
  type: string;
  search: string;
}

/** The public list, open ones before expired ones; remote.json preloads the same address. */
export function useAllOpportunities(
  { type, search }: OpportunityFilters,
  list: Pick<ListParams, 'page' | 'setPage'>,
) {
  return useGrowingList<Opportunity>(
    (span) => addressOf(`${root}/list`, { paginate: 1, sort: 'open', ...span, type, search }),
    list,
  );
}

/** The latest open ones, if inlined in the page; mf-opportunities fetches them itself. */
export function useLatestOpportunities(): Opportunity[] {
  return useSWR<Opportunity[]>(`${root}/latest`, null).data ?? [];
}

/** An opportunity with its full description (HTML). */
export function useOpportunity(id: string) {
  return useAnswer<Opportunity>(`${root}/${id}`, { shouldRetryOnError: false });
}
