import { createHash } from 'node:crypto';
import type { Registry } from '@alumni/shared-contract';
import type { ShellRelease } from '@alumni/federation/registry';

/**
 * ETag of what this visitor gets: the shell, and which version of each remote in which state. A page
 * carries it, so that it can ask by HEAD whether something else is out by now.
 */
export function releaseTag(registry: Registry, { integrity }: ShellRelease): string {
  const remotes = registry.remotes.map(({ name, version, state }) => [name, version, state]);
  const parts = JSON.stringify([registry.revision, remotes, integrity]);
  return `"${createHash('sha256').update(parts).digest('base64url').slice(0, 22)}"`;
}
