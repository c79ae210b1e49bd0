import { calm, http, useRefresh } from '@alumni/shared-auth';
import type { AdvantageInput, AdvantagesReply } from '@alumni/shared-contract';
import useSWR from 'swr';

const root = '/api/v2/advantages';

export function useAdvantages() {
  return useSWR(root, async (path: string) => (await http.get<AdvantagesReply>(path)).data, calm);
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
