import { useAnswer } from '@alumni/shared-auth';
import type { Stats, Tasks, Trends } from '@alumni/shared-contract';

const once = { shouldRetryOnError: false } as const;

/** The five counters of the description. */
export const useStats = () => useAnswer<Stats>('/api/stats', once);

/** What waits for staff, approvals aside. */
export const useTasks = () => useAnswer<Tasks>('/api/v2/dashboard/tasks', once);

/** They change slowly: not fetched again when the page gets the focus. */
export const useTrends = () =>
  useAnswer<Trends>('/api/v2/dashboard/trends', { ...once, revalidateOnFocus: false });
