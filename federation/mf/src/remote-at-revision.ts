import type { RemoteStatus } from '@alumni/shared-contract';
import { EarlyExit } from './outcome';
import type { Server } from './server';

/** Options of commands that refuse when the registry has changed since a revision. */
export interface OnRevision {
  revision?: number;
}

/** A live remote, and the revision that a change must name. */
export interface RemoteAtRevision {
  remote: RemoteStatus;
  revision: number;
}

/** @throws EarlyExit when no version of that remote is live */
export async function remoteAtRevision(
  server: Server,
  name: string,
  { revision }: OnRevision,
): Promise<RemoteAtRevision> {
  const composition = await server.composition();
  const remote = composition.remotes.find((one) => one.name === name);
  if (remote) return { remote, revision: revision ?? composition.revision };
  throw new EarlyExit('refused', `${name} n'est pas en ligne sur ${server.url.origin}.`);
}
