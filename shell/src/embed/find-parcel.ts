import type { ParcelEntry, Registry, RegistryEntry } from '@alumni/shared-contract';
import { origin } from './network';

export interface FoundParcel {
  remote: RegistryEntry;
  parcel: ParcelEntry;
  routes: Record<string, string>;
}

let registry: Promise<Registry> | null = null;

/** @returns null when no remote has a parcel of that name */
export async function findParcel(name: string): Promise<FoundParcel | null> {
  registry ??= fetchRegistry();
  // Forget the failure: the next call tries again.
  registry.catch(() => (registry = null));
  const { remotes } = await registry;
  for (const remote of remotes) {
    const parcel = remote.remote.parcels.find((entry) => entry.name === name);
    if (parcel) return { remote, parcel, routes: routesOf(remotes) };
  }
  return null;
}

/** A later attempt sees a release made meanwhile. */
export function forgetRegistry(): void {
  registry = null;
}

/** Without cookies: always the live version, signed in or not. */
async function fetchRegistry(): Promise<Registry> {
  const answer = await fetch(`${origin}/registry.json`, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`registry.json: ${answer.status}`);
  return (await answer.json()) as Registry;
}

const routesOf = (remotes: RegistryEntry[]) =>
  Object.fromEntries(
    remotes.flatMap(({ remote }) => remote.routes.map(({ name, path }) => [name, path])),
  );
