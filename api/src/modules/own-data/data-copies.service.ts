import { randomBytes } from 'node:crypto';
import type { OwnDataCopy } from '@alumni/shared-contract';
import type { Viewer } from '../../http/viewer';
import type { AppContext } from '../../platform/context';
import type { DbOrTx } from '../../platform/db/open-database';
import { ApiError, found } from '../../platform/errors';
import type { JobKind } from '../../platform/jobs/jobs';
import { jobsRepository, type Job } from '../../platform/jobs/jobs.repository';
import { dataCopyMail } from '../../platform/mail/templates/data-copy-mail';
import { bytesOf, seal, unseal } from '../../platform/sealed-bytes';
import { isTwin } from '../../platform/throttle/is-twin';
import { profileRepository } from '../alumni/profile.repository';
import { readOwnData } from './own-data.service';

/** Name of this kind of job. */
export const dataCopyKind = 'own-data-copy';

/** `file` is the storage's name, unguessable and deleted with the job. */
interface CopyRequest {
  file: string;
}

const daySeconds = 24 * 60 * 60;

/**
 * Starts a copy of everything that is kept about the viewer; a mail tells when it is ready. One that
 * is being made is answered again.
 * @throws ApiError `throttled` beyond the day's copies
 */
export async function startCopy(context: AppContext, viewer: Viewer): Promise<OwnDataCopy> {
  const { config, db, jobs, throttles } = context;
  const open = await openCopyOf(db, viewer);
  if (open) return presentCopy(open);
  const { isOver, retryAfter } = await throttles.count({
    name: 'data-copy',
    of: String(viewer.id),
    limit: config.DATA_COPIES_PER_DAY,
    windowSeconds: daySeconds,
  });
  if (isOver) throw new ApiError('throttled', { message: tooMany, retryAfter });
  const copy = await db.transaction(async (tx) => {
    // Two clicks at once: the second finds the copy of the first.
    await profileRepository.lock(tx, viewer.id);
    const other = await openCopyOf(tx, viewer);
    if (other) return other;
    const request: CopyRequest = { file: `exports/${randomBytes(16).toString('hex')}` };
    const id = await jobs.add(tx, dataCopyKind, viewer.id, request);
    return copyOf(tx, viewer, id);
  });
  jobs.wake();
  return presentCopy(copy);
}

/** The viewer's copies, the latest first. */
export async function readCopies({ db }: AppContext, viewer: Viewer): Promise<OwnDataCopy[]> {
  return (await jobsRepository.ofAuthor(db, dataCopyKind, viewer.id)).map(presentCopy);
}

/** @throws ApiError for a copy that is not ready, has expired, or is somebody else's */
export async function readCopyFile(
  context: AppContext,
  viewer: Viewer,
  id: number,
): Promise<{ day: string; content: Buffer }> {
  const { config, storage } = context;
  const job = await copyOf(context.db, viewer, id);
  if (job.state !== 'done') throw new ApiError('not_found');
  const sealed = found((await storage.read((job.input as CopyRequest).file)) ?? undefined);
  const content = unseal(await bytesOf(sealed), config.SESSION_SECRET, dataCopyKind);
  return { content, day: job.createdAt.toISOString().slice(0, 10) };
}

const copyOf = async (db: DbOrTx, viewer: Viewer, id: number): Promise<Job> =>
  found(await jobsRepository.find(db, dataCopyKind, id, viewer.id));

const openCopyOf = async (db: DbOrTx, viewer: Viewer): Promise<Job | undefined> =>
  (await jobsRepository.ofAuthor(db, dataCopyKind, viewer.id)).find(isOpen);

const isOpen = ({ state }: Job) => state === 'waiting' || state === 'running';

const presentCopy = (job: Job): OwnDataCopy => ({
  id: job.id,
  state: job.state,
  created_at: job.createdAt.toISOString(),
  expires_at: job.expiresAt.toISOString(),
});

/** Writes the file, encrypted, and queues its mail: once, however often the job is begun. */
export function dataCopyJob({
  config,
  db,
  outbox,
  storage,
}: Pick<AppContext, 'config' | 'db' | 'outbox' | 'storage'>): JobKind {
  const keptSeconds = config.DATA_COPIES_KEPT;
  return {
    keptSeconds,
    async run(job, advance) {
      const { file } = job.input as CopyRequest;
      await advance(0, 1);
      const { person } = found(await profileRepository.find(db, job.authorId));
      const { id, idProfil, approved } = person;
      // No session asks: none of those listed is the current one.
      const data = await readOwnData(db, { id, idProfil, approved, sessionHash: '' });
      const content = Buffer.from(JSON.stringify(data, null, 2));
      await storage.write(file, seal(content, config.SESSION_SECRET, dataCopyKind));
      await advance(1, 1);
      await db.transaction(async (tx) => {
        if (await isTwin(tx, dataCopyKind, job.id, keptSeconds)) return;
        const readableUntil = new Date(Date.now() + keptSeconds * 1000);
        await outbox.queue(tx, dataCopyMail(config, person, readableUntil));
      });
      return {};
    },
    clean: (job) => storage.remove((job.input as CopyRequest).file),
  };
}

const tooMany =
  'Vous avez demandé autant de copies qu’il est permis en un jour. Celles qui sont prêtes sont dans « Mes données ».';
