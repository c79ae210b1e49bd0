import { useAnswer } from '@alumni/shared-auth';
import type { Opportunity } from '@alumni/shared-contract';
import useSWR from 'swr';

export const opportunitiesRoot = '/api/opportunities';

/** The latest open ones, if inlined in the page; mf-opportunities fetches them itself. */
export function useLatestOpportunities(): Opportunity[] {
  return useSWR<Opportunity[]>(`${opportunitiesRoot}/latest`, null).data ?? [];
}

/** An opportunity with its full description (HTML). */
export function useOpportunity(id: string) {
  return useAnswer<Opportunity>(`${opportunitiesRoot}/${id}`, { shouldRetryOnError: false });
}
