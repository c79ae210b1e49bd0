import type { Opportunity, OpportunityInput } from '@alumni/shared-contract';
import { htmlOf, typedOf } from './typed-html';

/** Field values of an existing opportunity. */
export function formOf(opportunity: Opportunity): OpportunityInput {
  const { type, titre, publicateur, description, missions, pieces, date_limite } = opportunity;
  return {
    type,
    titre,
    publicateur,
    description: typedOf(description),
    missions,
    pieces,
    date_limite,
  };
}

/** Values to send, with the description as HTML. */
export function inputOf(form: OpportunityInput): OpportunityInput {
  return { ...form, description: htmlOf(form.description) };
}
