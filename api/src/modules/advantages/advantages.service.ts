import type { Db, Tx } from '../../db/open-database';
import { ApiError } from '../../errors';
import type { Viewer } from '../../http/viewer';
import { recordAudit } from '../audit/audit.repository';
import { advantagesRepository, type AdvantageRow } from './advantages.repository';

export function createAdvantage(db: Db, viewer: Viewer, description: string) {
  return db.transaction(async (tx) => {
    const advantage = await advantagesRepository.insert(tx, description);
    await audit(tx, viewer, 'advantage.create', advantage.id);
    return advantage;
  });
}

export function updateAdvantage(db: Db, viewer: Viewer, id: number, description: string) {
  return db.transaction(async (tx) => {
    const advantage = found(await advantagesRepository.update(tx, id, description));
    await audit(tx, viewer, 'advantage.update', id);
    return advantage;
  });
}

/** The types that offered it stop offering it. */
export async function deleteAdvantage(db: Db, viewer: Viewer, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { description } = found(await advantagesRepository.find(tx, id));
    await advantagesRepository.delete(tx, id);
    await audit(tx, viewer, 'advantage.delete', id, { description });
  });
}

function audit(tx: Tx, viewer: Viewer, action: string, id: number, details = {}) {
  return recordAudit(tx, viewer, { action, targetType: 'advantage', targetId: id, details });
}

function found(advantage: AdvantageRow | undefined): AdvantageRow {
  if (!advantage) throw new ApiError('not_found');
  return advantage;
}
