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

interface Source {
  /** Opened for this alone, without the time limits of a server's requests. */
  database: Pick<OpenedDatabase, 'pool' | 'kind'>;
  storage: Storage;
}

/** What was written, and how long the database's transaction was open, in seconds. */
export interface Written {
  manifest: Manifest;
  snapshotSeconds: number;
}

const rounds = 5;

/**
 * Writes the database, as it is at one moment, and the files its rows name into one tar. The
 * archive bears its name only once it is whole and on the disk.
 * @throws StartError when the target exists, when the database is empty, or when pictures change
 *   faster than they can be copied
 */
export async function writeBackup(source: Source, target: string): Promise<Written> {
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

async function fill(archive: ArchiveWriter, source: Source, spool: string): Promise<Written> {
  const { database, storage } = source;
  const copies = new FileCopies(storage, archive);
  // The many old files first: between the rows and the last files then lie moments.
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
 * A file is written before the row that names it and removed after it: right after a snapshot all
 * of its files exist. Should one go before it is copied, the snapshot is taken again.
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
    // What rows still name has no file in the source either: nothing a new round would find.
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

/** The name an archive gets when none is asked for: `alumni-20261121-203405.tar`, in UTC. */
export function defaultName(now: Date): string {
  const [day = '', time = ''] = now.toISOString().slice(0, 19).replace(/[-:]/g, '').split('T');
  return `alumni-${day}-${time}.tar`;
}
