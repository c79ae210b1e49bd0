import type { RemoteStanding } from '@alumni/shared-contract';
import { Stop } from './outcome';
import type { Server } from './server';

/** For a change on condition that nothing changed since. */
export interface OnRevision {
  revision?: number;
}

/** A remote as it stands online, and the revision to change it on. */
export interface Standing {
  remote: RemoteStanding;
  revision: number;
}

/** @throws Stop when nothing of that remote is online */
export async function standingOf(
  server: Server,
  name: string,
  { revision }: OnRevision,
): Promise<Standing> {
  const composition = await server.composition();
  const remote = composition.remotes.find((one) => one.name === name);
  if (remote) return { remote, revision: revision ?? composition.revision };
  throw new Stop('refused', `${name} n'est pas en ligne sur ${server.url.origin}.`);
}
