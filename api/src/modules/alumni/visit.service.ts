import type { AppContext } from '../../platform/context';
import type { Viewer } from '../../http/viewer';
import { spend, spendForNetwork } from './directory-quota';
import { profileRepository } from './profile.repository';

/**
 * Counts a visit to another profile, once per viewer and day (rule 15), against the daily quotas of
 * the member and of their network.
 * @param address of the viewer
 * @returns whether this visit counted
 * @throws ApiError `quota`, and the visit is not counted; or `network_quota`
 */
export async function visit(
  context: AppContext,
  viewer: Viewer,
  address: string,
  personId: number,
): Promise<boolean> {
  if (viewer.id === personId) return false;
  const isFirst = await context.db.transaction(async (tx) => {
    const isFirst = await profileRepository.countView(tx, personId, viewer.id);
    if (isFirst) await spend(tx, context.config, viewer, 'details');
    return isFirst;
  });
  await spendForNetwork(context, viewer, address, 'details');
  return isFirst;
}
