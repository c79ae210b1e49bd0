import type { RemoteStatus } from '@alumni/shared-contract';
import { join } from 'node:path';
import { readBuild } from '@alumni/federation-registry';
import type { Context } from './context';
import { EarlyExit, type Outcome } from './outcome';
import { remoteFolder, remoteName } from './workspace-remotes';
import type { OnRevision } from './remote-at-revision';

export interface PromoteOptions extends OnRevision {
  version?: string;
  /** Percentage of visitors; undefined: everybody. */
  canary?: number;
  /** With a canary: hours after which a judge has decided at the latest. */
  judge?: number;
  /** Parcels that the live version has and this one gives up. */
  withdraw?: string[];
}

/** Makes a published version live, for everybody or for a percentage of visitors. */
export async function promote(
  context: Context,
  asked: string,
  { canary, judge, withdraw, ...options }: PromoteOptions,
): Promise<Outcome> {
  if (judge && !canary)
    throw new EarlyExit('usage', '--judge veut aussi --canary : il juge un essai.');
  const name = remoteName(asked);
  const server = context.as(name);
  const composition = await server.composition();
  const remote = composition.remotes.find((one) => one.name === name);
  const version = options.version ?? (await versionMeant(context, name, remote));
  if (remote && isDone(remote, version, { canary, judge })) {
    const how = canary && remote.version !== version ? `à l'essai pour ${canary} %` : 'en ligne';
    const text = `${name} ${version} est déjà ${how}.`;
    return { ending: 'nothing', text, data: { revision: composition.revision, remote } };
  }
  const revision = options.revision ?? composition.revision;
  const reply = await server.promote(name, {
    revision,
    version,
    ...(canary && { canary }),
    ...(judge && { judgeHours: judge }),
    ...(withdraw && { withdraw }),
  });
  const text = canary
    ? `${name} ${version} est à l'essai pour ${canary} % des visiteurs (révision ${reply.revision}).${judge ? ` Un juge décide, en ${judge} h au plus : mf status --watch` : ''}`
    : `${name} ${version} est en ligne (révision ${reply.revision}) ; avant : ${remote?.version ?? 'rien'}.`;
  return { ending: 'done', text, data: { revision: reply.revision, remote: reply.remote } };
}

/** Default version: the canary, otherwise the local build once published, otherwise the newest. */
async function versionMeant(context: Context, name: string, remote?: RemoteStatus) {
  if (remote?.canary) return remote.canary.version;
  const built = await versionBuilt(context, name);
  const published = remote?.available.map(({ version }) => version) ?? [];
  // The server lists no versions of a remote that was never online; it refuses an unknown version.
  const version = built && (!remote || published.includes(built)) ? built : published[0];
  if (version) return version;
  throw new EarlyExit('refused', `Aucune version de ${name} n'est publiée : mf publish ${name}`);
}

async function versionBuilt(context: Context, name: string): Promise<string | null> {
  try {
    const dist = join(remoteFolder(context.workspaceDir, name), 'dist');
    return (await readBuild(dist)).version;
  } catch {
    return null;
  }
}

function isDone(
  { version: live, canary: trial }: RemoteStatus,
  version: string,
  { canary, judge }: PromoteOptions,
): boolean {
  if (live === version) return true;
  if (trial?.version !== version || trial.percent !== canary) return false;
  return !judge || trial.judge !== null;
}
