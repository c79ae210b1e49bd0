import type { Registry, RegistryEntry, RemoteMap } from '@alumni/shared-contract';
import type { PageReleases } from '../src/composition/releases/visitor-registry';

/** The same registry for everybody, for tests of pages that are not about releases. */
export const fixedRegistry = (registry: Registry): PageReleases => ({
  live: async () => registry,
  registryFor: async () => registry,
  pin: async () => 'ignored',
  pinnedUntil: () => null,
  preview: async () => false,
  previewOf: () => ({}),
  versionOn: async (name, channel) =>
    (channel === 'live' && registry.remotes.find((entry) => entry.name === name)?.version) || null,
  bringHere: async () => undefined,
});

/** A registry with these remotes. */
export const buildRegistry = (remotes: RegistryEntry[]): Registry => ({
  schema: 1,
  revision: 0,
  generatedAt: '2026-11-20',
  remotes,
});

/** A remote that is live, without files unless `changes` names some. */
export function buildEntry(
  map: Pick<RemoteMap, 'name' | 'routes'> & Partial<RemoteMap>,
  changes: Partial<RegistryEntry> = {},
): RegistryEntry {
  const remote = {
    title: 'A',
    owner: 'x',
    contract: '^1.0.0',
    menus: [],
    slots: [],
    parcels: [],
    ...map,
  };
  return {
    name: remote.name,
    title: remote.title,
    owner: remote.owner,
    remote,
    version: '1.0.0-ab',
    previous: null,
    available: [],
    base: `/remotes/${remote.name}/1.0.0-ab/`,
    state: 'on',
    channel: 'live',
    requires: {},
    prerender: {},
    integrity: {},
    exposes: {},
    ...changes,
  };
}
