import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Pool } from 'pg';
import { syncPath } from '../db/embedded/durable-node-fs';
import type { OpenedDatabase } from '../db/open-database';
import { StartError } from '../start-error';
import type { Storage } from '../storage/storage';
import { ArchiveWriter } from './archive-writer';
import { tableShapes } from './catalogue';
import { FileCopies } from './copy-files';
import { dumpTables, type Snapshot } from './dump-tables';
import { archiveFormat, type Manifest } from './manifest';
import { namedPictures } from './named-pictures';

interface BackupSource {
  /** Opened for this backup, without the time limits of requests. */
  database: Pick<OpenedDatabase, 'pool' | 'kind'>;
  storage: Storage;
}

/** Manifest of the archive, and duration of the database transaction in seconds. */
export interface BackupSummary {
  manifest: Manifest;
  snapshotSeconds: number;
}

const rounds = 5;

/**
 * Writes the database at one moment, and the files its rows name, into one tar. The archive gets
 * its name only when it is complete and on disk.
 * @throws StartError when the target exists, the database is empty, or pictures change faster
 *   than they can be copied
 */
export async function writeBackup(source: BackupSource, target: string): Promise<BackupSummary> {
  if (existsSync(target)) {
    throw new StartError(`Le fichier ${target} existe déjà.`, 'Choisissez un autre nom avec --to.');
  }
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const draft = `${target}.partial-${process.pid}`;
  const spool = await mkdtemp(`${draft}-`);
  const archive = new ArchiveWriter(draft);
  try {
    const written = await fill(archive, source, spool);
    await archive.seal();
    await rename(draft, target);
    syncPath(dirname(target));
    return written;
  } finally {
    await archive.close();
    await rm(draft, { force: true });
    await rm(spool, { recursive: true, force: true });
  }
}

async function fill(
  archive: ArchiveWriter,
  source: BackupSource,
  spool: string,
): Promise<BackupSummary> {
  const { database, storage } = source;
  const copies = new FileCopies(storage, archive);
  // Copy old files first, to shorten the time between the snapshot and the last file.
  await copies.takeSettled();
  const { snapshot, missing } = await snapshotWithFiles(database.pool, copies, spool);
  for (const table of snapshot.tables) await archive.addFile(join(spool, table.name), table);
  const manifest: Manifest = {
    format: archiveFormat,
    created_at: new Date().toISOString(),
    database: database.kind,
    demo: snapshot.isDemo,
    migrations: snapshot.migrations,
    tables: snapshot.tables,
    files: [...copies.parts.values()],
    missing: [...missing],
  };
  await archive.add('manifest.json', Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  return { manifest, snapshotSeconds: snapshot.seconds };
}

/**
 * Files are written before their row and deleted after it, so all files exist right after a
 * snapshot. If one is deleted before it is copied, take a new snapshot.
 */
async function snapshotWithFiles(
  pool: Pool,
  copies: FileCopies,
  spool: string,
): Promise<{ snapshot: Snapshot; missing: Set<string> }> {
  for (let round = 1; round <= rounds; round += 1) {
    const snapshot = await dumpTables(pool, spool);
    if (snapshot.migrations.length === 0) throw notPrepared();
    await copies.takeNamed(snapshot.pictures);
    const incomplete = copies.incomplete(snapshot.pictures);
    const now = await picturesNow(pool, incomplete);
    // Missing in the source too: another round would not find it.
    if ([...incomplete].every((key) => now.has(key))) return { snapshot, missing: incomplete };
  }
  throw new StartError(
    'Des images changent plus vite que la sauvegarde ne les copie.',
    'Relancez la sauvegarde dans un moment plus calme.',
  );
}

async function picturesNow(pool: Pool, incomplete: Set<string>): Promise<Set<string>> {
  if (incomplete.size === 0) return incomplete;
  const client = await pool.connect();
  try {
    return await namedPictures(client, await tableShapes(client));
  } finally {
    client.release();
  }
}

function notPrepared(): StartError {
  return new StartError(
    "La base de données n'a jamais été préparée : il n'y a rien à sauvegarder.",
    'Vérifiez DATABASE_URL ou DATA_DIR.',
  );
}

/** Default name of an archive: `alumni-20261121-203405.tar`, in UTC. */
export function defaultName(now: Date): string {
  const [day = '', time = ''] = now.toISOString().slice(0, 19).replace(/[-:]/g, '').split('T');
  return `alumni-${day}-${time}.tar`;
}
