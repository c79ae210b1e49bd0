import type { Registry } from '@alumni/shared-contract';
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
