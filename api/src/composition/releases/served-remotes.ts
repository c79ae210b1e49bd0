import type { Config } from '../../platform/config/read-config';
import { startUp } from './change-registry';
import type { LiveRemote } from './releases.repository';

export type IsServed = (row: Pick<LiveRemote, 'name' | 'changedBy'>) => boolean;

/**
 * Which live remotes a server shows: those of its workspace, and those that a team released. What a
 * start made live goes with its folder; in a demonstration, whose teams are the folders, so does what
 * nobody holds a token for any more.
 * @param names of the remotes in the workspace: `mf_directory`
 */
export function servedWith(
  { DEMO, remoteTokens }: Pick<Config, 'DEMO' | 'remoteTokens'>,
  names: string[],
): IsServed {
  return ({ name, changedBy }) =>
    names.includes(name) || (changedBy !== startUp && (!DEMO || name in remoteTokens));
}
