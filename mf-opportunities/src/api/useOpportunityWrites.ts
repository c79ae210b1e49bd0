import { http } from '@alumni/shared-auth';
import type { EventData, OpportunityCreatedReply, OpportunityInput } from '@alumni/shared-contract';
import { publishEvent } from '@alumni/shared-ui/events';
import { useSWRConfig } from 'swr';
import { opportunitiesRoot as root } from './opportunities';

/** Writes; each refetches what is visible, and tells the other remotes and tabs. */
export function useOpportunityWrites() {
  const { mutate } = useSWRConfig();
  const refresh = (wanted: (key: string) => boolean = () => true) =>
    mutate((key) => typeof key === 'string' && key.startsWith(root) && wanted(key));
  return {
    create: async (input: OpportunityInput) => {
      const { data } = await http.post<OpportunityCreatedReply>(`${root}/create`, input);
      tell({ id: data.id, change: 'created' });
      await refresh();
    },
    update: async (id: number, input: OpportunityInput) => {
      await http.put(`${root}/update/${id}`, input);
      tell({ id, change: 'updated' });
      await refresh();
    },
    /** Not its own page: the opportunity is deleted. */
    remove: async (id: number) => {
      await http.delete(`${root}/delete/${id}`);
      tell({ id, change: 'deleted' });
      await refresh((key) => key !== `${root}/${id}`);
    },
  };
}

const tell = (data: EventData<'opportunity.changed@1'>) =>
  publishEvent('opportunity.changed@1', data);
