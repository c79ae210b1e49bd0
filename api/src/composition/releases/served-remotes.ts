import type { Config } from '../../platform/config/read-config';
import { startUp } from './change-registry';
import type { LiveRemote } from './releases.repository';

/** Whether a server shows a live remote. */
export type IsServed = (row: Pick<LiveRemote, 'name' | 'changedBy'>) => boolean;

/**
 * Decides which live remotes a server shows: those of its workspace, and those that a team
 * released. A release made live by a start is hidden when its folder is gone. In a demonstration
 * the folders are the teams, so a remote without a folder is also hidden when nobody holds its
 * token.
 * @param names of the remotes in the workspace: `mf_directory`
 */
export function servedWith(
  { DEMO, remoteTokens }: Pick<Config, 'DEMO' | 'remoteTokens'>,
  names: string[],
): IsServed {
  return ({ name, changedBy }) =>
    names.includes(name) || (changedBy !== startUp && (!DEMO || name in remoteTokens));
}
