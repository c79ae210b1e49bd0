import type { Opportunity } from '@alumni/shared-contract';
import { excerptOf } from '../../platform/html/rich-text';
import type { OpportunityRow } from './opportunities.repository';

/** Today in UTC, the time of Lomé: an opportunity closes at the end of its day. */
export const today = () => new Date().toISOString().slice(0, 10);

/** An opportunity with its full HTML. */
export function presentOpportunity(row: OpportunityRow): Opportunity {
  return {
    id: row.id,
    type: row.type,
    titre: row.titre,
    publicateur: row.publicateur,
    description: row.description,
    missions: row.missions,
    pieces: row.pieces,
    date_limite: row.dateLimite,
    date_publication: row.datePublication.toISOString(),
    expired: row.dateLimite !== null && row.dateLimite < today() ? 1 : 0,
  };
}

/** The same for lists: a plain excerpt. */
export function presentOpportunityItem(row: OpportunityRow): Opportunity {
  return { ...presentOpportunity(row), description: excerptOf(row.description) };
}
