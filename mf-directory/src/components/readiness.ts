import type { Flag } from '@alumni/shared-contract';

/** Facts about a person who waits for approval, for staff only. */
export interface Readiness {
  approved?: Flag;
  email_verified?: Flag;
  profile_completed?: Flag;
}

/** What is missing before approval; nothing for approved people. */
export function missingOf({ approved, email_verified, profile_completed }: Readiness): string[] {
  if (approved === 1) return [];
  return [
    ...(email_verified === 0 ? ['E-mail non vérifié'] : []),
    ...(profile_completed === 0 ? ['Dossier incomplet'] : []),
  ];
}

/** Question before approving a person with something missing. */
export const approvalQuestion = (name: string, missing: readonly string[]) => ({
  title: `Approuver ${name} malgré tout ?`,
  text: `${missing.join(', ')}.`,
  confirmLabel: 'Approuver quand même',
});
