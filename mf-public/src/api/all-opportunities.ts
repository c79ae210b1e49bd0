import type { Opportunity } from '@alumni/shared-contract';
import type { ListParams } from '@alumni/shared-ui/list';
import { addressOf } from './address-of';
import { opportunitiesRoot } from './opportunities';
import { useGrowingList } from './useGrowingList';

export interface OpportunityFilters {
  type: string;
  search: string;
}

/**
 * The public list, open ones before expired ones; remote.json preloads the same address. In a file of
 * its own, because only lists need the code that joins pages.
 */
export function useAllOpportunities(
  { type, search }: OpportunityFilters,
  list: Pick<ListParams, 'page' | 'setPage'>,
) {
  return useGrowingList<Opportunity>(
    (span) =>
      addressOf(`${opportunitiesRoot}/list`, { paginate: 1, sort: 'open', ...span, type, search }),
    list,
  );
}
