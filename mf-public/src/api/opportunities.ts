import type { Opportunity } from '@alumni/shared-contract';
import type { ListParams } from '@alumni/shared-ui/list';
import useSWR from 'swr';
import { addressOf } from './address-of';
import { get } from './get';
import { useGrowingList } from './useGrowingList';

const root = '/api/opportunities';

export interface OpportunityFilters {
  type: string;
  search: string;
}

/** The public list, open ones before expired ones; remote.json asks for the same address. */
export function useAllOpportunities(
  { type, search }: OpportunityFilters,
  list: Pick<ListParams, 'page' | 'setPage'>,
) {
  return useGrowingList<Opportunity>(
    (span) => addressOf(`${root}/list`, { paginate: 1, sort: 'open', ...span, type, search }),
    list,
  );
}

/** The newest open ones, where they came with the page: mf-opportunities asks for them itself. */
export function useLatestOpportunities(): Opportunity[] {
  return useSWR<Opportunity[]>(`${root}/latest`, null).data ?? [];
}

/** One opportunity with its whole description (HTML). */
export function useOpportunity(id: string) {
  return useSWR(`${root}/${id}`, get<Opportunity>, { shouldRetryOnError: false });
}
