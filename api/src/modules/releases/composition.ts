import { assembleRegistry, type Assembled, type Choice } from '@alumni/federation/registry';
import type { Registry } from '@alumni/shared-contract';
import type { Db } from '../../db/open-database';
import { within } from '../../within';
import { AbsentRelease, type ReleaseFiles } from './release-files';
import {
  releasesRepository,
  type LiveRemote,
  type Mark,
  type ReleaseRow,
} from './releases.repository';
import type { ShellFacts } from './shell-facts';

/** The pointers as they stand, and what may be made live. */
export interface Standing extends Mark {
  live: LiveRemote[];
  published: ReleaseRow[];
}

interface Variant {
  version: string;
  channel: 'canary' | 'pinned';
}
/** Versions that a visitor gets instead of the live ones, by remote. */
export type Variants = Map<string, Variant>;

export type Composition = ReturnType<typeof createComposition>;

/** A page does not wait longer for the database than this, in seconds: it then goes by the last known. */
const patience = 2;
/** Each canary doubles what is kept, and each pin adds one. */
const keptRegistries = 64;
/** What is missing may come back, with the bucket that held it. */
const retryMs = 30_000;

/**
 * Which registry is whose. The pointers are asked for with every page by one small query, so that a
 * change made through another process is in the next page; registries are put together once for each
 * choice of versions.
 * @param built version that the workspace of this server built, by remote: served while the files of
 *   the live one are absent, as after a restored backup
 */
export function createComposition(
  db: Db,
  files: ReleaseFiles,
  shell: ShellFacts,
  built: Map<string, string> = new Map(),
) {
  let last: Standing | undefined;
  /** The database did not answer the last time. */
  let isAway = false;
  let asking: Promise<void> | undefined;
  const assembled = new Map<string, Promise<Assembled>>();

  async function standing(): Promise<Standing> {
    const mark = await releasesRepository.mark(db);
    if (last?.lastEntry === mark.lastEntry) return last;
    const [live, published] = [
      await releasesRepository.live(db),
      await releasesRepository.published(db),
    ];
    assembled.clear();
    last = { ...mark, live, published };
    return last;
  }

  /** The last known one while the database is away: pages need nothing else of it. */
  async function standingForPage(): Promise<Standing> {
    if (last && isAway) {
      askAgain();
      return last;
    }
    return within(patience, standing()).catch((error: unknown) => {
      if (!last) throw error;
      isAway = true;
      return last;
    });
  }

  /** One question at a time, which no page waits for: each would take a connection, and hang too. */
  function askAgain(): void {
    asking ??= standing()
      .then(
        () => void (isAway = false),
        () => undefined,
      )
      .finally(() => (asking = undefined));
  }

  function assemble(now: Standing, variants: Variants): Promise<Assembled> {
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

  async function assembleNow(now: Standing, variants: Variants): Promise<Assembled> {
    const readRelease = (name: string, version: string) => files.read(name, version);
    const chosen = await Promise.all(now.live.map((row) => choose(row, variants.get(row.name))));
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
      })),
      revision: now.revision,
      generatedAt: new Date(Math.max(0, ...changes)),
      shell,
      readRelease,
    });
    const replaced = chosen.flatMap(({ row, reason }) =>
      reason ? [{ name: row.name, reason }] : [],
    );
    return { registry, refused: [...refused, ...replaced] };
  }

  /** A canary or a pin that is not in order gives way to the live version. */
  async function choose(row: LiveRemote, variant: Variant | undefined) {
    if (variant) {
      const isGood = await files.read(row.name, variant.version).then(Boolean, () => false);
      if (isGood) return { row, ...variant, reason: null };
    }
    const asTold = { row, version: row.version, channel: 'live' as const, reason: null };
    const error = await files.read(row.name, row.version).then(
      () => null,
      (reason: unknown) => reason,
    );
    const own = built.get(row.name);
    if (!(error instanceof AbsentRelease) || !own || own === row.version) return asTold;
    const reason = `${error.message} : la version ${own}, construite ici, est servie à sa place`;
    return { ...asTold, version: own, reason };
  }

  return {
    standing,
    standingForPage,
    assemble,
    /** What everybody gets who has neither a canary nor a pin. */
    async live(): Promise<Registry> {
      return (await assemble(await standingForPage(), new Map())).registry;
    },
  };
}
