import { calm, http, useAnswer } from '@alumni/shared-auth';
import type { SavedFilterInput, SavedFilters } from '@alumni/shared-contract';

const root = '/api/v2/users/me/saved-filters';

/** Searches of the directory that the signed-in person keeps. */
export function useSavedFilters() {
  const load = useAnswer<SavedFilters>(root, calm);
  return {
    ...load,
    /** One with the same name is replaced. */
    async save(input: SavedFilterInput) {
      const { data } = await http.post<SavedFilters>(root, input);
      await load.mutate(data, { revalidate: false });
    },
    async remove(id: number) {
      await http.delete(`${root}/${id}`);
      await load.mutate();
    },
  };
}
