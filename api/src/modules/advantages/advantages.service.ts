import type { Db } from '../../platform/db/open-database';
import { found } from '../../platform/errors';
import type { Viewer } from '../../http/viewer';
import { auditOf } from '../audit/audit.repository';
import { change } from '../audit/change';
import { presentAdvantage } from './advantages.presenter';
import { advantagesRepository } from './advantages.repository';

const audit = auditOf('advantage');

export function createAdvantage(db: Db, viewer: Viewer, description: string) {
  return db.transaction(async (tx) => {
    const advantage = await advantagesRepository.insert(tx, description);
    const details = change(null, presentAdvantage(advantage));
    await audit(tx, viewer, 'advantage.create', advantage.id, details);
    return advantage;
  });
}

export function updateAdvantage(db: Db, viewer: Viewer, id: number, description: string) {
  return db.transaction(async (tx) => {
    const before = found(await advantagesRepository.lock(tx, id));
    const advantage = await advantagesRepository.update(tx, id, description);
    const details = change(presentAdvantage(before), presentAdvantage(advantage));
    await audit(tx, viewer, 'advantage.update', id, details);
    return advantage;
  });
}

/**
 * Removes the advantage from its types.
 * @returns number of types
 */
export async function deleteAdvantage(db: Db, viewer: Viewer, id: number): Promise<number> {
  return db.transaction(async (tx) => {
    await advantagesRepository.lockTypesOf(tx, id);
    const advantage = found(await advantagesRepository.lock(tx, id));
    const types = await advantagesRepository.countTypes(tx, id);
    await advantagesRepository.delete(tx, id);
    const details = { ...change(presentAdvantage(advantage), null), types };
    await audit(tx, viewer, 'advantage.delete', id, details);
    return types;
  });
}
