import type { OpportunityType } from '@alumni/shared-contract';

/** Singular name of an opportunity type. */
export const typeNames: Record<OpportunityType, string> = {
  EMPLOI: 'Emploi',
  STAGE: 'Stage',
  AFFAIRE: 'Opportunité d’affaire',
};
