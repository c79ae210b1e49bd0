import { reasonOf, skewOf, skewText, type PublishedRemote } from '@alumni/federation-registry';
import { changeRegistry, startUp } from './change-registry';
import { pruneReleases } from './prune';
import { sweepReleases } from './sweep';
import type { Releases } from './releases';
import { releasesRepository } from './releases.repository';
import { mustSign } from './signed-releases';
import { noCanary } from './live-remote';

/**
 * Makes the workspace's builds live where no team has promoted a version.
 * @param say receives a message for each remote left unchanged
 */
export async function startReleases(
  releases: Releases,
  built: PublishedRemote[],
  say: (line: string) => void,
): Promise<void> {
  for (const { name, version } of built) {
    if (!(await mayStart(releases, name, version))) {
      say(`  ${name} ${version}, construit ici, n'est pas signé par son équipe : laissé de côté`);
      continue;
    }
    await enterBuilt(releases, name, version, say);
    await makeLive(releases, name, version);
    await pruneReleases(releases, name);
  }
  await sweepReleases(releases);
  const snapshot = await releases.composition.snapshot();
  for (const { name, version, changedBy } of snapshot.live) {
    const own = built.find((remote) => remote.name === name);
    if (own && own.version !== version) {
      say(
        `  ${name} reste en ${version}, mis en ligne par ${changedBy} ; construit ici : ${own.version}`,
      );
    }
  }
  const shown = new Set(snapshot.live.map(({ name }) => name));
  for (const { name } of await releasesRepository.live(releases.db)) {
    if (!shown.has(name)) say(`  ${name} n'est plus montré : son dossier n'est plus ici`);
  }
  const { refused } = await releases.composition.assemble(snapshot, new Map());
  for (const { name, reason } of refused) say(`  ${name} : ${reason}`);
  for (const { name, version } of snapshot.live) await saySkew(releases, name, version, say);
}

/** A newer shell may lack what a live version takes from it: its screens would not load. */
async function saySkew(
  { files, shell }: Releases,
  name: string,
  version: string,
  say: (line: string) => void,
): Promise<void> {
  const build = await files.read(name, version).catch(() => null);
  if (!build) return;
  for (const skew of skewOf(build.release, shell))
    say(`  ${name} ${version} est en ligne et demande ${skewText(skew)}`);
}

/** With a team's key a build of this workspace needs its signature, from an earlier publication. */
async function mayStart({ config, read }: Releases, name: string, version: string) {
  return !mustSign(config, name) || read(name, version).then(Boolean, () => false);
}

async function enterBuilt(
  { db, files }: Releases,
  name: string,
  version: string,
  say: (line: string) => void,
): Promise<void> {
  const { bytes } = await files.read(name, version);
  await db.transaction(async (tx) => {
    await releasesRepository.lock(tx);
    if (!(await releasesRepository.insert(tx, { name, version, bytes }))) return;
    const { revision } = await releasesRepository.mark(tx);
    const action = 'publish' as const;
    await releasesRepository.write(tx, { remote: name, action, version, revision, by: startUp });
  });
  await files.sendOnce(name, version).catch((error: unknown) => {
    say(`  ${name} ${version} n'a pas pu être copié dans le compartiment S3 : ${reasonOf(error)}`);
  });
}

function makeLive({ db }: Releases, name: string, version: string): Promise<number> {
  return changeRegistry(db, startUp, null, async (rows) => {
    const live = rows.find((row) => row.name === name);
    if (live && (live.changedBy !== startUp || live.version === version)) return null;
    const previous = live?.version ?? null;
    const pointer = { name, version, previous, state: live?.state ?? ('on' as const) };
    const row = {
      ...pointer,
      ...noCanary,
      changedBy: startUp,
      changedAt: new Date(),
    };
    return { row, action: 'promote', version, previous };
  });
}
