import type { CompositionReply, ReleaseEntry, RemoteStanding } from '@alumni/shared-contract';
import { skewOf } from '@alumni/federation/registry';
import type { Standing } from './composition';
import type { Releases } from './releases';
import type { EntryRow, LiveRemote } from './releases.repository';

export function presentEntry(row: EntryRow): ReleaseEntry {
  const { remote, action, version, previous, percent, revision, by } = row;
  return {
    at: row.createdAt.toISOString(),
    ...{ remote, action, version, previous, percent, revision, by },
  };
}

/** What the shell in place provides. */
export function presentShell({ shell }: Releases): CompositionReply['shell'] {
  const { version, contract, provides } = shell;
  return { version, contract, provides };
}

/** Each remote as it stands; what its release says is empty when that cannot be read. */
export async function presentStandings(
  releases: Releases,
  standing: Standing,
): Promise<RemoteStanding[]> {
  const { refused } = await releases.composition.assemble(standing, new Map());
  return Promise.all(
    standing.live.map((row) => {
      const reason = refused.find(({ name }) => name === row.name)?.reason ?? null;
      return presentStanding(releases, standing, row, reason);
    }),
  );
}

async function presentStanding(
  { files, shell }: Releases,
  { published }: Standing,
  row: LiveRemote,
  refused: string | null,
): Promise<RemoteStanding> {
  const { name, state, version, previous, canaryVersion, canaryPercent } = row;
  const build = await files.read(name, version).catch(() => null);
  const { title, owner, contract } = build?.release.remote ?? {
    title: name,
    owner: '',
    contract: '',
  };
  const requires = build?.release.requires ?? {};
  return {
    ...{ name, title, owner, contract, state, version, previous, requires, refused },
    canary:
      canaryVersion && canaryPercent ? { version: canaryVersion, percent: canaryPercent } : null,
    available: published
      .filter((release) => release.name === name)
      .map((release) => ({
        version: release.version,
        publishedAt: release.publishedAt.toISOString(),
        bytes: release.bytes,
      })),
    skew: skewOf(requires, shell.provides),
    changedAt: row.changedAt.toISOString(),
  };
}
