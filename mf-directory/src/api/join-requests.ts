import { calm, http, useAnswer, useRefresh, useSelected } from '@alumni/shared-auth';
import type {
  JoinRequest,
  JoinRequestDetail,
  JoinRequestInput,
  JoinRequestsReply,
} from '@alumni/shared-contract';
import { queryString, type Query } from '@alumni/shared-ui/router';

const root = '/api/v2/join-requests';

/** Default order: the latest first. */
export const defaultJoinRequestSort = '-created_at';

/** One page; what is usual is left out, like in the preload of remote.json. */
export function useJoinRequests({ page, search, sort, state }: Query) {
  const address =
    root +
    queryString({
      page: page === 1 ? undefined : page,
      search,
      sort: sort === defaultJoinRequestSort ? undefined : sort,
      state,
    });
  return useSelected(address, pageOf, { ...calm, keepPreviousData: true });
}

const pageOf = (reply: JoinRequestsReply) => reply.data;

/** A request with its answers. Fetched again by writes only: its version is what the person has seen. */
export const useJoinRequest = (id: number) =>
  useAnswer<JoinRequestDetail>(`${root}/${id}`, { ...calm, revalidateOnReconnect: false });

/** Writes; each fetches again what is on screen, after a refusal too: it may be a conflict. */
export function useJoinRequestWrites() {
  const refresh = useRefresh(root);
  return {
    change: (seen: Pick<JoinRequest, 'id' | 'version'>, input: Omit<JoinRequestInput, 'version'>) =>
      http.put(`${root}/${seen.id}`, { version: seen.version, ...input }).finally(refresh),
    remove: (id: number) => http.delete(`${root}/${id}`).then(refresh),
  };
}
