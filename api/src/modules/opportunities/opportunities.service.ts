import type { OpportunityInput } from '@alumni/shared-contract';
import type { z } from 'zod';
import type { AppContext } from '../../platform/context';
import type { Db, Tx } from '../../platform/db/open-database';
import { takeTurns } from '../../platform/db/take-turns';
import { fieldError, found } from '../../platform/errors';
import { hasText, safeHtml } from '../../platform/html/rich-text';
import type { Viewer } from '../../http/viewer';
import { auditOf } from '../audit/audit.repository';
import { change } from '../audit/change';
import { notificationsRepository } from '../notifications/notifications.repository';
import { presentOpportunity } from './opportunities.presenter';
import { opportunitiesRepository, type OpportunityRow } from './opportunities.repository';

const audit = auditOf('opportunity');

type Input = z.output<typeof OpportunityInput>;

/**
 * Publishes an opportunity and notifies every alumnus. The same by the same author within
 * DOUBLE_SUBMIT_WINDOW is a double click: returns the first id, notifies nobody.
 */
export async function createOpportunity({ config, db }: AppContext, viewer: Viewer, input: Input) {
  const values = { ...valuesOf(input), auteurId: viewer.id };
  return db.transaction(async (tx) => {
    await takeTurns(tx, 'opportunity.create', viewer.id);
    const twin = await opportunitiesRepository.twin(tx, values, config.DOUBLE_SUBMIT_WINDOW);
    if (twin) return twin.id;
    const row = await opportunitiesRepository.insert(tx, values);
    if (config.NOTIFY_ALUMNI_OPPORTUNITY) await tellAlumni(tx, row);
    await audit(tx, viewer, 'opportunity.create', row.id, change(null, presentOpportunity(row)));
    return row.id;
  });
}

export async function updateOpportunity(db: Db, viewer: Viewer, id: number, input: Input) {
  const values = valuesOf(input);
  await db.transaction(async (tx) => {
    const before = found(await opportunitiesRepository.lock(tx, id));
    const row = await opportunitiesRepository.update(tx, id, values);
    const details = change(presentOpportunity(before), presentOpportunity(row));
    await audit(tx, viewer, 'opportunity.update', id, details);
  });
}

export async function deleteOpportunity(db: Db, viewer: Viewer, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const row = found(await opportunitiesRepository.lock(tx, id));
    await opportunitiesRepository.delete(tx, id);
    await audit(tx, viewer, 'opportunity.delete', id, change(presentOpportunity(row), null));
  });
}

function tellAlumni(tx: Tx, { id, titre, publicateur }: OpportunityRow): Promise<void> {
  return notificationsRepository.announce(tx, 'alumni', 'opportunity', {
    title: 'Nouvelle opportunité',
    message: `${titre}, ${publicateur}`,
    route: 'opportunity_details',
    params: { id: String(id) },
  });
}

/** Sanitizes the description; an empty result counts as missing. */
function valuesOf(input: Input) {
  const description = safeHtml(input.description);
  if (!hasText(description)) throw fieldError('description', 'Ce champ est obligatoire.');
  return {
    type: input.type,
    titre: input.titre,
    publicateur: input.publicateur,
    description,
    missions: input.missions || null,
    pieces: input.pieces || null,
    dateLimite: input.date_limite ?? null,
  };
}
