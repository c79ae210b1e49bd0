import type { OpportunityInput } from '@alumni/shared-contract';
import type { z } from 'zod';
import type { Db, Tx } from '../../db/open-database';
import { ApiError, fieldError } from '../../errors';
import { hasText, safeHtml } from '../../html/rich-text';
import type { Viewer } from '../../http/viewer';
import { recordAudit } from '../audit/audit.repository';
import { notificationsRepository } from '../notifications/notifications.repository';
import { opportunitiesRepository, type OpportunityRow } from './opportunities.repository';

type Input = z.output<typeof OpportunityInput>;

/** Publishes an opportunity and tells every alumnus of it. */
export async function createOpportunity(db: Db, viewer: Viewer, input: Input): Promise<number> {
  const values = { ...valuesOf(input), auteurId: viewer.id };
  return db.transaction(async (tx) => {
    const { id, titre, publicateur } = await opportunitiesRepository.insert(tx, values);
    await notificationsRepository.tellAlumni(tx, 'opportunity', {
      title: 'Nouvelle opportunité',
      message: `${titre}, ${publicateur}`,
      route: 'opportunity_details',
      params: { id: String(id) },
    });
    await audit(tx, viewer, 'opportunity.create', id);
    return id;
  });
}

export async function updateOpportunity(db: Db, viewer: Viewer, id: number, input: Input) {
  const values = valuesOf(input);
  await db.transaction(async (tx) => {
    found(await opportunitiesRepository.find(tx, id));
    await opportunitiesRepository.update(tx, id, values);
    await audit(tx, viewer, 'opportunity.update', id);
  });
}

export async function deleteOpportunity(db: Db, viewer: Viewer, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { titre } = found(await opportunitiesRepository.find(tx, id));
    await opportunitiesRepository.delete(tx, id);
    await audit(tx, viewer, 'opportunity.delete', id, { titre });
  });
}

/** The description is cleaned before it is kept; nothing left to read is nothing written. */
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

function audit(tx: Tx, viewer: Viewer, action: string, id: number, details = {}) {
  return recordAudit(tx, viewer, { action, targetType: 'opportunity', targetId: id, details });
}

function found(row: OpportunityRow | undefined): OpportunityRow {
  if (!row) throw new ApiError('not_found');
  return row;
}
