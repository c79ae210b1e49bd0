import {
  DamagedBuild,
  lostLinks,
  lostParcels,
  sidesOf,
  type Build,
} from '@alumni/federation-registry';
import type { MaintenanceInput, PromotionInput } from '@alumni/shared-contract';
import type { z } from 'zod';
import { ApiError, fieldError, found } from '../../platform/errors';
import { trialRepository } from '../canary-judge/trial.repository';
import { changeRegistry, overtaken } from './change-registry';
import { asRefusal, mustGoTogether, refused } from './check-release';
import { liveSides, othersClaims } from './others-claims';
import { AbsentRelease, OtherRelease } from './release-files';
import type { Releases } from './releases';
import { releasesRepository } from './releases.repository';
import { mustBeSigned } from './signed-releases';
import { firstOf, noCanary } from './live-remote';

/** Who changes the registry: a team, or a judge that says why. */
interface Author {
  by: string;
  reason?: string;
}

/**
 * Makes a published version live, for everybody or a percentage of visitors.
 * @throws ApiError `conflict` when the registry has changed since `revision`, or nothing would
 *   change; `release_refused` when the version does not fit the shell and the other remotes
 */
export async function promote(
  releases: Releases,
  name: string,
  input: z.output<typeof PromotionInput>,
  { by, ...why }: Author = { by: name },
): Promise<number> {
  const { revision, version, canary: percent, judgeHours, withdraw } = input;
  if (judgeHours && !percent)
    throw fieldError(
      'judgeHours',
      "Un juge décide d'un essai : donnez aussi sa part des visiteurs.",
    );
  const build = await mustBeSound(releases, name, version, revision);
  await mustKeepUsedLinks(releases, name, build, withdraw);
  return changeRegistry(releases.db, by, revision, async (rows, tx) => {
    if (!(await releasesRepository.isPublished(tx, name, version))) throw unknown(name, version);
    const live = rows.find((row) => row.name === name);
    if (percent !== undefined && !live)
      throw conflict(`${name} n'a encore aucune version en ligne : publiez-la d'abord pour tous.`);
    if (live?.version === version)
      throw conflict(`${name} ${version} est déjà la version en ligne.`);
    const previous = live?.version ?? null;
    if (live && percent !== undefined) {
      await trialRepository.forget(tx, name);
      const canaryJudgedUntil = judgeHours ? new Date(Date.now() + judgeHours * hour) : null;
      const trial = { canaryVersion: version, canaryPercent: percent, canaryJudgedUntil };
      const row = { ...live, ...trial, changedBy: name };
      return { row, action: 'canary', version, previous, percent };
    }
    const row = { ...(live ?? firstOf(name)), version, previous, ...noCanary, changedBy: name };
    return { row, action: 'promote', version, previous, ...why };
  });
}

/** Ends a canary, or makes the previous version live again. */
export async function rollBack(
  releases: Releases,
  name: string,
  revision: number,
  { by, ...why }: Author = { by: name },
): Promise<number> {
  const { live: rows } = await releases.composition.snapshot();
  const { canaryVersion, previous } = found(rows.find((row) => row.name === name));
  if (!canaryVersion && !previous)
    throw conflict(`${name} n'a pas de version précédente : rien à quoi revenir.`);
  if (!canaryVersion && previous) await mustBeSound(releases, name, previous, revision);
  return changeRegistry(releases.db, by, revision, async (now) => {
    const live = found(now.find((row) => row.name === name));
    const row = live.canaryVersion
      ? { ...live, ...noCanary, changedBy: name }
      : {
          ...live,
          version: live.previous ?? live.version,
          previous: live.version,
          changedBy: name,
        };
    const replaced = live.canaryVersion ?? live.version;
    return { row, action: 'rollback', version: row.version, previous: replaced, ...why };
  });
}

/** Switches a remote's maintenance on, with a message, or off. */
export async function setMaintenance(
  releases: Releases,
  name: string,
  { revision, on }: z.output<typeof MaintenanceInput>,
): Promise<number> {
  return changeRegistry(releases.db, name, revision, async (rows) => {
    const live = found(rows.find((row) => row.name === name));
    const state = on ? 'maintenance' : 'on';
    if (live.state === state)
      throw conflict(on ? `${name} est déjà en maintenance.` : `${name} n'est pas en maintenance.`);
    const action = on ? 'maintenance' : 'end-maintenance';
    // Keep the author of the version: a later build of the server may still replace it.
    return { row: { ...live, state }, action, version: live.version, previous: null };
  });
}

/**
 * A rollback is not refused for this: on a bad evening, an older version without that slot is better.
 * @param withdraw parcels that the team gives up on purpose
 * @throws ApiError `release_refused` when this version gives up a slot or an event that another remote
 *   uses, or another parcel, which pages of other sites may show
 */
async function mustKeepUsedLinks(
  releases: Releases,
  name: string,
  { release, version }: Build,
  withdraw: string[],
) {
  const { own, others } = await liveSides(releases, name);
  const after = sidesOf(release);
  const isOnTrial = await isCanary(releases, name, version);
  const lost = lostParcels(own, after).filter(
    // Given up when the trial began.
    (parcel) => !isOnTrial && !withdraw.includes(parcel),
  );
  const faults = [
    ...lostLinks(own, after, others),
    ...lost.map((parcel) => `elle n'a plus ${parcel}, ${shownElsewhere} (--withdraw ${parcel})`),
  ];
  if (faults.length > 0) throw refused(faults);
}

async function isCanary({ composition }: Releases, name: string, version: string) {
  const { live } = await composition.snapshot();
  return live.some((row) => row.name === name && row.canaryVersion === version);
}

const shownElsewhere =
  "que des pages d'autres sites montrent peut-être ; pour le retirer, dites-le";

/** Before the lock, because reading files takes time; the revision detects concurrent changes. */
async function mustBeSound(
  releases: Releases,
  name: string,
  version: string,
  expected: number,
): Promise<Build> {
  const { revision } = await releases.composition.snapshot();
  if (revision !== expected) throw overtaken(revision);
  if (!(await releasesRepository.isPublished(releases.db, name, version)))
    throw unknown(name, version);
  const build = await releases.files.verify(name, version).catch((error: unknown) => {
    if (error instanceof DamagedBuild) throw refused([error.damage]);
    if (error instanceof AbsentRelease || error instanceof OtherRelease)
      throw refused([error.message]);
    throw error;
  });
  const signature = await releasesRepository.signatureOf(releases.db, name, version);
  asRefusal(() => mustBeSigned(releases.config, build, signature));
  mustGoTogether(build, releases.shell, await othersClaims(releases, name), 'all');
  return build;
}

const hour = 3_600_000;

const conflict = (message: string) => new ApiError('conflict', { message });
const unknown = (name: string, version: string) =>
  new ApiError('not_found', { message: `${name} ${version} n'est pas publiée ici.` });
