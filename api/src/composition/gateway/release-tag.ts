import { createHash } from 'node:crypto';
import type { Registry } from '@alumni/shared-contract';
import type { ShellRelease } from '@alumni/federation-registry';

/**
 * ETag of what this visitor gets: shell, and version and state of each remote. The page compares it
 * by HEAD to detect a new release.
 */
export function releaseTag(registry: Registry, { integrity }: ShellRelease): string {
  const remotes = registry.remotes.map(({ name, version, state }) => [name, version, state]);
  const parts = JSON.stringify([registry.revision, remotes, integrity]);
  return `"${createHash('sha256').update(parts).digest('base64url').slice(0, 22)}"`;
}
