/** States of a request to join: `member` once an account with its address is approved. */
export const joinStates = ['new', 'answered', 'member'] as const;
export type JoinState = (typeof joinStates)[number];
/** Their French names. */
export const joinStateLabels: Record<JoinState, string> = {
  new: 'Nouvelle',
  answered: 'Répondue',
  member: 'Devenue membre',
};
/** Columns that staff may sort requests to join by; '-' in front: descending. */
export const joinRequestSorts = [
  ...(['created_at', 'email', 'profession', 'state'] as const),
  ...(['-created_at', '-email', '-profession', '-state'] as const),
] as const;
export type JoinRequestSort = (typeof joinRequestSorts)[number];
