import type { Opportunity, OpportunityInput } from '@alumni/shared-contract';
import { htmlOf, typedOf } from './typed-html';

/** What the fields show for an opportunity that exists. */
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

/** What is sent: the description as HTML, as the API keeps it. */
export function inputOf(form: OpportunityInput): OpportunityInput {
  return { ...form, description: htmlOf(form.description) };
}
