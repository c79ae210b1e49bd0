import { useAnswer } from '@alumni/shared-auth';
import type { CompositionReply, ScreenFault } from '@alumni/shared-contract';

/** Live versions, changes and faults; fetched again every minute. */
export function useComposition() {
  return useAnswer<CompositionReply>('/api/composition', {
    refreshInterval: 60_000,
    shouldRetryOnError: false,
  });
}

/** Looks up an incident code; no call before the code is complete. */
export function useIncident(incident: string | null) {
  return useAnswer<ScreenFault[]>(incident && `/api/composition/faults?incident=${incident}`, {
    shouldRetryOnError: false,
  });
}

/** Normalizes a typed code: 'mf 7k2q9d' is MF-7K2Q9D; null for an incomplete one. */
export function incidentOf(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const code = /^(?:MF)?([2-9A-HJ-NP-Z]{6})$/.exec(letters)?.[1];
  return code ? `MF-${code}` : null;
}
