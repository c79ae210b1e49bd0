import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Build } from '@alumni/federation-registry';
import { ApiError } from '../../platform/errors';
import { StorageAway } from '../../platform/storage/storage-away';
import { asRefusal, mustGoTogether, readSentBuild } from './check-release';
import { othersClaims } from './others-claims';
import { pruneReleases } from './prune';
import { receiveTar } from './receive-tar';
import type { Releases } from './releases';
import { releasesRepository } from './releases.repository';
import { mustBeSigned } from './signed-releases';

/**
 * Publishes a release in one transaction; it can then be promoted.
 * @param archive a tar of the remote's `dist`
 * @param signature by the team's key; null: not signed
 * @throws ApiError naming what is invalid; `conflict` when that version is published already
 */
export async function publishRelease(
  releases: Releases,
  name: string,
  archive: Readable,
  signature: string | null,
): Promise<Build> {
  const { files } = releases;
  const draft = await files.draft();
  try {
    await receiveTar(archive, draft);
    const build = await readSentBuild(draft, name);
    asRefusal(() => mustBeSigned(releases.config, build, signature));
    await mustBeNew(releases, build);
    mustGoTogether(build, releases.shell, await othersClaims(releases, name), 'contract');
    await files.send(draft, name, build.version).catch((error: unknown) => {
      throw new StorageAway(error);
    });
    await enter(releases, draft, build, signature);
    await pruneReleases(releases, name);
    return build;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * After a restored backup, a known version without files may be uploaded again; one without the
 * signature that it needs now, too.
 */
async function mustBeNew({ db, read }: Releases, { name, version }: Build) {
  if (!(await releasesRepository.isPublished(db, name, version))) return;
  if (await read(name, version).then(Boolean, () => false)) throw published(name, version);
}

/** Row and folder together: the folder is moved last, and a row without it is rolled back. */
async function enter(
  { db, files, read }: Releases,
  draft: string,
  build: Build,
  signature: string | null,
) {
  const { name, version, bytes } = build;
  await db.transaction(async (tx) => {
    await releasesRepository.lock(tx);
    const isNew = await releasesRepository.insert(tx, { name, version, bytes, signature });
    // Inside the transaction: the embedded database has one session.
    if (!isNew && (await read(name, version, tx).then(Boolean, () => false)))
      throw published(name, version);
    if (!isNew && signature) await releasesRepository.sign(tx, name, version, signature);
    const { revision } = await releasesRepository.mark(tx);
    const entry = { remote: name, action: 'publish' as const, version, revision, by: name };
    await releasesRepository.write(tx, entry);
    await files.keep(draft, build);
  });
}

const published = (name: string, version: string) =>
  new ApiError('conflict', {
    message: `${name} ${version} est déjà publiée : une version publiée ne change plus.`,
  });
