import { http } from '@alumni/shared-auth';
import type { Stats } from '@alumni/shared-contract';
import useSWR from 'swr';

const statsKey = '/api/stats';

async function fetchStats(): Promise<Stats> {
  const { data } = await http.get<Stats>(statsKey);
  return data;
}

export const useStats = () => useSWR(statsKey, fetchStats, { shouldRetryOnError: false });
