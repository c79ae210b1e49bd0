/** `type` of an opportunity; labels are in `opportunityTypeLabels`. */
export const opportunityTypes = ['EMPLOI', 'STAGE', 'AFFAIRE'] as const;
export type OpportunityType = (typeof opportunityTypes)[number];
/** Label of each type on the opportunity form. */
export const opportunityTypeLabels: Record<OpportunityType, string> = {
  EMPLOI: 'Emplois',
  STAGE: 'Stage',
  AFFAIRE: 'Opportunité d’affaire',
};
