import type { OpportunityType } from '@alumni/shared-contract';

/** The type of one opportunity, as a card or a page says it. */
export const typeNames: Record<OpportunityType, string> = {
  EMPLOI: 'Emploi',
  STAGE: 'Stage',
  AFFAIRE: 'Opportunité d’affaire',
};
