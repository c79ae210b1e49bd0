import type { OpportunitiesPage, Opportunity } from '@alumni/shared-contract';
import useSWR from 'swr';
import { get } from './get';

const root = '/api/opportunities';

/** One page of the public list. mf-opportunities caches the same address in the same shape. */
export function useOpportunitiesPage(page: number) {
  return useSWR(
    `${root}/list?page=${page}&paginate=1`,
    async (path: string) => (await get<OpportunitiesPage>(path)).data,
    { shouldRetryOnError: false },
  );
}

/** One opportunity with its whole description (HTML). */
export function useOpportunity(id: string) {
  return useSWR(`${root}/${id}`, get<Opportunity>, { shouldRetryOnError: false });
}
