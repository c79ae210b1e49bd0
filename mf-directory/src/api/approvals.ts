import { calm, http, useAnswer, useSelected } from '@alumni/shared-auth';
import type { ApprovalNotes, ApprovalsReply, ReferentCallInput } from '@alumni/shared-contract';
import { queryString, type Query } from '@alumni/shared-ui/router';

const root = '/api/v2/approvals';

/** One page of sign-ups, the oldest first; what is usual is left out, like in remote.json. */
export function useApprovals({ page, search, queue }: Query) {
  const address =
    root +
    queryString({
      page: page === 1 ? undefined : page,
      search,
      queue: queue === 'ready' ? undefined : queue,
    });
  return useSelected(address, pageOf, { ...calm, keepPreviousData: true });
}

const pageOf = (reply: ApprovalsReply) => reply.data;

/** What staff noted about a sign-up. */
export function useApprovalNotes(id: number) {
  const notes = useAnswer<ApprovalNotes>(`${root}/${id}`, calm);
  return {
    ...notes,
    /** Notes a call to a referent. */
    async noteCall(referent: number, input: ReferentCallInput) {
      const { data } = await http.put<ApprovalNotes>(`${root}/${id}/referents/${referent}`, input);
      await notes.mutate(data, { revalidate: false });
    },
  };
}
