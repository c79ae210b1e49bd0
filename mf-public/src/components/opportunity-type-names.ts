import type { OpportunityType } from '@alumni/shared-contract';

/** Singular name of an opportunity type (the form has plurals). */
export const opportunityTypeNames: Record<OpportunityType, string> = {
  EMPLOI: 'Emploi',
  STAGE: 'Stage',
  AFFAIRE: 'Opportunité d’affaire',
};
