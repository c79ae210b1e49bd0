import { isStaff } from '@alumni/shared-contract';
import type { Config } from '../../platform/config/read-config';
import type { Db } from '../../platform/db/open-database';
import type { Viewer } from '../../http/viewer';
import { spendDetail } from './directory-quota';
import { profileRepository } from './profile.repository';

/**
 * Counts a visit to another profile, once per viewer and day (rule 15), against the member's daily
 * quota.
 * @returns whether this visit counted
 * @throws ApiError `quota`; the visit is then not counted
 */
export async function visit(db: Db, config: Config, viewer: Viewer, personId: number) {
  if (viewer.id === personId) return false;
  return db.transaction(async (tx) => {
    const isFirst = await profileRepository.countView(tx, personId, viewer.id);
    if (isFirst && !isStaff(viewer.idProfil)) await spendDetail(tx, config, viewer);
    return isFirst;
  });
}
