import type {
  CompositionReply,
  NeverLiveRemote,
  ReleaseEntry,
  RemoteStatus,
} from '@alumni/shared-contract';
import { skewOf, sidesOf } from '@alumni/federation-registry';
import { presentChannel } from '../previews/channels.presenter';
import type { ChannelRow } from '../previews/channels.repository';
import { trialRepository } from '../canary-judge/trial.repository';
import type { RegistrySnapshot } from './composition';
import type { Releases } from './releases';
import type { EntryRow, LiveRemote } from './releases.repository';
import { mustSign } from './signed-releases';
import { isJudged } from './live-remote';

/** A journal entry for the API. */
export function presentEntry(row: EntryRow): ReleaseEntry {
  const { remote, action, version, previous, percent, reason, revision, by } = row;
  return {
    at: row.createdAt.toISOString(),
    remote,
    action,
    version,
    previous,
    percent,
    reason,
    revision,
    by,
  };
}

/** What the current shell provides. */
export function presentShell({ shell }: Releases): CompositionReply['shell'] {
  const { version, contract, provides, exports } = shell;
  return { version, contract, provides, exports };
}

/** State of each remote; fields of its release are empty when it cannot be read. */
export async function presentRemotes(
  releases: Releases,
  snapshot: RegistrySnapshot,
  channels: ChannelRow[],
): Promise<RemoteStatus[]> {
  const { refused } = await releases.composition.assemble(snapshot, new Map());
  return Promise.all(
    snapshot.live.map((row) => {
      const reason = refused.find(({ name }) => name === row.name)?.reason ?? null;
      const own = channels.filter(({ remote }) => remote === row.name);
      return presentRemote(releases, snapshot, row, { reason, channels: own });
    }),
  );
}

/** Remotes of which every version waits for its team, or is shown in a channel. */
export function presentNeverLive(
  { live, published }: RegistrySnapshot,
  channels: ChannelRow[],
): NeverLiveRemote[] {
  const names = new Set(published.map(({ name }) => name));
  for (const { name } of live) names.delete(name);
  return [...names].sort().map((name) => ({
    name,
    available: availableOf(name, published),
    channels: channels.filter(({ remote }) => remote === name).map(presentChannel),
  }));
}

const availableOf = (name: string, published: RegistrySnapshot['published']) =>
  published
    .filter((release) => release.name === name)
    .map(({ version, publishedAt, bytes }) => ({
      version,
      bytes,
      publishedAt: publishedAt.toISOString(),
    }));

async function presentRemote(
  releases: Releases,
  { published }: RegistrySnapshot,
  row: LiveRemote,
  { reason, channels }: { reason: string | null; channels: ChannelRow[] },
): Promise<RemoteStatus> {
  const { config, files, shell } = releases;
  const { name, state, version, previous } = row;
  const build = await files.read(name, version).catch(() => null);
  const { title, owner, contract } = build?.release.remote ?? {
    title: name,
    owner: '',
    contract: '',
  };
  const requires = build?.release.requires ?? {};
  return {
    name,
    title,
    owner,
    contract,
    state,
    version,
    previous,
    requires,
    refused: reason,
    canary: await presentCanary(releases, row),
    available: availableOf(name, published),
    channels: channels.map(presentChannel),
    ...(build ? sidesOf(build.release) : noSides),
    skew: build ? skewOf(build.release, shell) : [],
    mustSign: mustSign(config, name),
    changedAt: row.changedAt.toISOString(),
  };
}

const noSides = { offers: [], fills: [], publishes: [], listens: [], parcels: [] };

async function presentCanary({ db }: Releases, row: LiveRemote): Promise<RemoteStatus['canary']> {
  const { name, version: live, canaryVersion: version, canaryPercent: percent } = row;
  if (!version || !percent) return null;
  if (!row.canaryJudgedUntil || !isJudged(row)) return { version, percent, judge: null };
  const judge = {
    until: row.canaryJudgedUntil.toISOString(),
    live: await trialRepository.of(db, name, live),
    canary: await trialRepository.of(db, name, version),
  };
  return { version, percent, judge };
}
