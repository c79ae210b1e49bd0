import type { JoinRequest, JoinRequestDetail } from '@alumni/shared-contract';
import type { joinRequestsRepository, ShownJoinRequest } from './join-requests.repository';

/** A request for staff. */
export function presentJoinRequest(row: ShownJoinRequest): JoinRequest {
  const { accountId, accountName, accountApproved, lastAnswerAt } = row;
  return {
    id: row.id,
    email: row.email,
    profession: row.profession,
    state: row.state,
    note: row.note,
    version: row.version,
    created_at: row.createdAt.toISOString(),
    changed_at: row.changedAt.toISOString(),
    changed_by: row.changedByName,
    account:
      accountId !== null && accountName !== null && accountApproved !== null
        ? { id: accountId, name: accountName, approved: accountApproved }
        : null,
    last_answer: lastAnswerAt
      ? { author: row.lastAnswerBy, created_at: new Date(lastAnswerAt).toISOString() }
      : null,
  };
}

type Answers = Awaited<ReturnType<typeof joinRequestsRepository.answers>>;

/** The same with its answers. */
export function presentJoinRequestDetail(
  row: ShownJoinRequest,
  answers: Answers,
): JoinRequestDetail {
  return {
    ...presentJoinRequest(row),
    answers: answers.map(({ id, author, subject, message, createdAt }) => ({
      id,
      author,
      subject,
      message,
      created_at: createdAt.toISOString(),
    })),
  };
}
