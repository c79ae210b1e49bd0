import type { OpportunityType } from '@alumni/shared-contract';

/** What one opportunity of a type is called (the form names the types in the plural). */
export const opportunityTypeNames: Record<OpportunityType, string> = {
  EMPLOI: 'Emploi',
  STAGE: 'Stage',
  AFFAIRE: 'Opportunité d’affaire',
};
