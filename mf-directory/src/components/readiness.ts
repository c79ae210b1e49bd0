import type { Flag } from '@alumni/shared-contract';

/** What staff are told of somebody who waits for approval; nobody else is. */
export interface Readiness {
  approved?: Flag;
  email_verified?: Flag;
  profile_completed?: Flag;
}

/** What is missing before an approval; nothing for who is approved already. */
export function missingOf({ approved, email_verified, profile_completed }: Readiness): string[] {
  if (approved === 1) return [];
  return [
    ...(email_verified === 0 ? ['E-mail non vérifié'] : []),
    ...(profile_completed === 0 ? ['Dossier incomplet'] : []),
  ];
}

/** Asked before somebody is approved of whom something is missing. */
export const approvalQuestion = (name: string, missing: readonly string[]) => ({
  title: `Approuver ${name} malgré tout ?`,
  text: `${missing.join(', ')}.`,
  confirmLabel: 'Approuver quand même',
});
