import type { Opportunity, OpportunityInput } from '@alumni/shared-contract';
import { descriptionHtml, descriptionText } from './description-text';

/** What the fields show for an opportunity that exists. */
export function formOf(opportunity: Opportunity): OpportunityInput {
  const { type, titre, publicateur, description, missions, pieces, date_limite } = opportunity;
  return {
    type,
    titre,
    publicateur,
    description: descriptionText(description),
    missions,
    pieces,
    date_limite,
  };
}

/** What is sent: the description as HTML, as the API keeps it. */
export function inputOf(form: OpportunityInput): OpportunityInput {
  return { ...form, description: descriptionHtml(form.description) };
}
