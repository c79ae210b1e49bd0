import { calm, http, useAnswer, useRefresh, useSelected, whileWorking } from '@alumni/shared-auth';
import type {
  DistinctInput,
  DuplicateSearch,
  DuplicatesReply,
  MergeInput,
} from '@alumni/shared-contract';
import { queryString } from '@alumni/shared-ui/router';
import { alumniRoot } from './alumni';

const root = '/api/v2/alumni/duplicates';

/** Whether the server is comparing. */
export const isSearching = (search: DuplicateSearch | null | undefined): boolean =>
  search?.state === 'waiting' || search?.state === 'running';

/** One page of likely pairs, and the last search; asked again while the server compares. */
export const useDuplicates = (page: number) =>
  useAnswer<DuplicatesReply>(root + queryString({ page: page === 1 ? undefined : page }), {
    ...whileWorking((reply) => isSearching(reply?.data.search)),
    keepPreviousData: true,
  });

/** Two people side by side. */
export const usePair = (one: number, other: number) =>
  useSelected(`${root}${queryString({ one, other })}`, pairOf, calm);

const pairOf = (reply: DuplicatesReply) => reply.data.data[0];

/** Writes; each fetches again the pairs on screen. */
export function useDuplicateWrites() {
  const refresh = useRefresh(root);
  const refreshAlumni = useRefresh(alumniRoot);
  return {
    search: () => http.post(root).then(refresh),
    setDistinct: (input: DistinctInput) => http.post(`${root}/distinct`, input).then(refresh),
    merge: async (input: MergeInput) => {
      await http.post('/api/v2/alumni/merge', input);
      await Promise.all([refresh(), refreshAlumni()]);
    },
  };
}
