import { calm, http, useAnswer, useRefresh } from '@alumni/shared-auth';
import type { AdvantageInput, AdvantagesReply } from '@alumni/shared-contract';

const root = '/api/v2/advantages';

export function useAdvantages() {
  return useAnswer<AdvantagesReply>(root, calm);
}

/** The same list, for guests. */
export function useAdvantagesForDisplay() {
  return useAnswer<AdvantagesReply>(`${root}/get/for-display`, calm);
}

/** Writes; each refetches the visible list. */
export function useAdvantageWrites() {
  const refresh = useRefresh(root);
  return {
    create: (form: AdvantageInput) => http.post(root, form).then(refresh),
    update: (id: number, form: AdvantageInput) => http.put(`${root}/${id}`, form).then(refresh),
    remove: (id: number) => http.delete(`${root}/${id}`).then(refresh),
  };
}
