import { illustrations } from './Illustration';

const pictures = {
  EMPLOI: illustrations.emploi,
  STAGE: illustrations.stage,
  AFFAIRE: illustrations.affaire,
} as const;

/** URL of the drawing of an opportunity's type. */
export const opportunityPicture = (type: keyof typeof pictures): string => pictures[type];
