import { http } from '@alumni/shared-auth';
import type { CompositionReply, ScreenFault } from '@alumni/shared-contract';
import useSWR from 'swr';

/** What is live, what changed and what failed; asked again every minute, for releases come and go. */
export function useComposition() {
  return useSWR(
    '/api/composition',
    async (key: string) => (await http.get<CompositionReply>(key)).data,
    { refreshInterval: 60_000, shouldRetryOnError: false },
  );
}

/** What the code that somebody reads out stands for; nothing is asked until it is whole. */
export function useIncident(incident: string | null) {
  return useSWR(
    incident && `/api/composition/faults?incident=${incident}`,
    async (key: string) => (await http.get<ScreenFault[]>(key)).data,
    { shouldRetryOnError: false },
  );
}

/** 'mf 7k2q9d', as it is said and typed, is MF-7K2Q9D; null while it is none. */
export function incidentOf(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const code = /^(?:MF)?([2-9A-HJ-NP-Z]{6})$/.exec(letters)?.[1];
  return code ? `MF-${code}` : null;
}
