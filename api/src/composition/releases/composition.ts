import {
  assembleRegistry,
  type Assembled,
  type Build,
  type Choice,
} from '@alumni/federation-registry';
import type { Registry } from '@alumni/shared-contract';
import pTimeout from 'p-timeout';
import type { Db, DbOrTx } from '../../platform/db/open-database';
import { AbsentRelease } from './release-files';
import {
  releasesRepository,
  type LiveRemote,
  type RevisionMark,
  type ReleaseRow,
} from './releases.repository';
import type { IsServed } from './served-remotes';
import type { ShellFacts } from './shell-facts';
import { firstOf, isJudged } from './live-remote';

/** The pointers at one revision, and the releases that can be promoted. */
export interface RegistrySnapshot extends RevisionMark {
  live: LiveRemote[];
  published: ReleaseRow[];
}

interface Variant {
  version: string;
  channel: 'canary' | 'preview' | 'pinned';
}
/** Versions that a visitor gets instead of the live ones, by remote. */
export type Variants = Map<string, Variant>;

/**
 * Reads a release that may be served; throws the reason why one may not.
 * @param from where its signature is read: the transaction, inside of one
 */
export type ReadRelease = (name: string, version: string, from?: DbOrTx) => Promise<Build>;

export type Composition = ReturnType<typeof createComposition>;

/** Time limit for the database on a page, in seconds; after it the last known pointers are used. */
const patience = 2;
/** Limit of cached registries: each canary doubles them, each pin adds one. */
const keptRegistries = 64;
/** A missing release may come back with its bucket: retry after this time, in ms. */
const retryMs = 30_000;

/**
 * Chooses the registry of each visitor. Every page runs one small query for the pointers, so that a
 * change made by another process is in the next page. A registry is built once for each combination
 * of versions.
 * @param built version that the workspace of this server built, by remote: served while the files
 *   of the live one are absent, as after a restored backup
 * @param isServed false for a live remote that this server leaves out
 */
export function createComposition(
  db: Db,
  read: ReadRelease,
  shell: ShellFacts,
  built: Map<string, string> = new Map(),
  isServed: IsServed = () => true,
) {
  let last: RegistrySnapshot | undefined;
  /** Whether the last query failed. */
  let isAway = false;
  let asking: Promise<void> | undefined;
  const assembled = new Map<string, Promise<Assembled>>();

  async function snapshot(): Promise<RegistrySnapshot> {
    const mark = await releasesRepository.mark(db);
    if (last?.lastEntry === mark.lastEntry) return last;
    const [live, published] = [
      (await releasesRepository.live(db)).filter(isServed),
      await releasesRepository.published(db),
    ];
    assembled.clear();
    last = { ...mark, live, published };
    return last;
  }

  /** The last known pointers while the database is unavailable. */
  async function snapshotForPage(): Promise<RegistrySnapshot> {
    if (last && isAway) {
      askAgain();
      return last;
    }
    return pTimeout(snapshot(), { milliseconds: patience * 1000 }).catch((error: unknown) => {
      if (!last) throw error;
      isAway = true;
      return last;
    });
  }

  /** One query at a time, in the background: each would hold a connection and hang too. */
  function askAgain(): void {
    asking ??= snapshot()
      .then(
        () => void (isAway = false),
        () => undefined,
      )
      .finally(() => (asking = undefined));
  }

  function assemble(now: RegistrySnapshot, variants: Variants): Promise<Assembled> {
    const names = [...variants].map(
      ([name, { version, channel }]) => `${name} ${version} ${channel}`,
    );
    const key = [now.lastEntry, ...names.toSorted()].join('\n');
    const known = assembled.get(key);
    if (known) return known;
    if (assembled.size >= keptRegistries) assembled.clear();
    const made = assembleNow(now, variants);
    const forget = () => assembled.delete(key);
    assembled.set(key, made);
    made.then(
      ({ refused }) => refused.length > 0 && setTimeout(forget, retryMs).unref(),
      () => forget(),
    );
    return made;
  }

  async function assembleNow(now: RegistrySnapshot, variants: Variants): Promise<Assembled> {
    const rows = [...now.live, ...notLiveYet(now, variants)];
    const chosen = await Promise.all(rows.map((row) => choose(row, variants.get(row.name))));
    const changes = now.live.map(({ changedAt }) => changedAt.getTime());
    const { registry, refused } = await assembleRegistry({
      choices: chosen.map(({ row, version, channel }): Choice => ({
        name: row.name,
        version,
        channel,
        previous: row.previous,
        available: now.published
          .filter(({ name }) => name === row.name)
          .map((release) => release.version),
        state: row.state,
        isJudged: isJudged(row),
      })),
      revision: now.revision,
      generatedAt: new Date(Math.max(0, ...changes)),
      shell,
      readRelease: read,
    });
    const replaced = chosen.flatMap(({ row, reason }) =>
      reason ? [{ name: row.name, reason }] : [],
    );
    return { registry, refused: [...refused, ...replaced] };
  }

  /** Remotes that so far only a preview shows. */
  function notLiveYet({ live }: RegistrySnapshot, variants: Variants): LiveRemote[] {
    return [...variants]
      .filter(([name]) => live.every((row) => row.name !== name))
      .map(([name, { version }]) => ({ ...firstOf(name), version }))
      .filter(isServed);
  }

  /** An invalid canary, preview or pin falls back to the live version. */
  async function choose(row: LiveRemote, variant: Variant | undefined) {
    if (variant) {
      const isGood = await read(row.name, variant.version).then(Boolean, () => false);
      if (isGood) return { row, ...variant, reason: null };
    }
    const asTold = { row, version: row.version, channel: 'live' as const, reason: null };
    const error = await read(row.name, row.version).then(
      () => null,
      (reason: unknown) => reason,
    );
    const own = built.get(row.name);
    if (!(error instanceof AbsentRelease) || !own || own === row.version) return asTold;
    const reason = `${error.message} : la version ${own}, construite ici, est servie à sa place`;
    return { ...asTold, version: own, reason };
  }

  return {
    snapshot,
    snapshotForPage,
    assemble,
    /** The registry without canary, preview and pin. */
    async live(): Promise<Registry> {
      return (await assemble(await snapshotForPage(), new Map())).registry;
    },
  };
}
