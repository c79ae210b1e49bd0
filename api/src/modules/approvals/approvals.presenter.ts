import type { ApprovalNotes, WaitingPerson } from '@alumni/shared-contract';
import { pictureUrl } from '../../platform/storage/picture-url';
import type { approvalsRepository, WaitingRow } from './approvals.repository';

const flag = (value: unknown) => (value ? (1 as const) : (0 as const));

/** A sign-up in the queue, for staff. */
export function presentWaiting(row: WaitingRow): WaitingPerson {
  return {
    id: row.id,
    nom: row.nom,
    prenoms: row.prenoms,
    picture_url: pictureUrl(row.picture),
    campuses: row.campuses,
    last_grade_year: row.lastGradeYear,
    profession: row.profession,
    email_verified: flag(row.emailVerifiedAt),
    profile_completed: flag(row.profileCompletedAt),
    waiting_since: row.waitingSince.toISOString(),
    refused_at: row.refusedAt?.toISOString() ?? null,
  };
}

type Calls = Awaited<ReturnType<typeof approvalsRepository.calls>>;
type Refusals = Awaited<ReturnType<typeof approvalsRepository.refusals>>;

/** What staff noted about a sign-up. */
export function presentNotes(id: number, calls: Calls, refusals: Refusals): ApprovalNotes {
  return {
    id,
    calls: calls.map(({ calledAt, ...call }) => ({
      ...call,
      called_at: calledAt?.toISOString() ?? null,
    })),
    refusals: refusals.map(({ createdAt, ...refusal }) => ({
      ...refusal,
      created_at: createdAt.toISOString(),
    })),
  };
}
