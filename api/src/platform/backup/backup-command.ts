import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config/read-config';
import { openBesideServer, requireDatabase } from '../db/open-beside-server';
import { createStorage } from '../storage/storage';
import { fromWhereTyped, runCommand, say } from '../run-command';
import { defaultName, writeBackup } from './write-backup';

const usage = 'npm run backup [-- --to fichier.tar]';

/** `npm run backup`: database and files in one tar, also while the server runs. */
async function backup(): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const config = readConfig(process.env);
  requireDatabase(config);
  const target = values.to
    ? fromWhereTyped(values.to)
    : join(config.DATA_DIR, 'backups', defaultName(new Date()));
  const database = await openBesideServer(config);
  try {
    say('• Copie de la base de données et des fichiers…');
    const { manifest, snapshotSeconds } = await writeBackup(
      { database, storage: await createStorage(config) },
      target,
    );
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    say(
      `✔ ${target}`,
      `  ${rows} lignes de ${manifest.tables.length} tables, ${manifest.files.length} fichiers, ${(statSync(target).size / 1e6).toFixed(1)} Mo`,
      `  image de la base prise en ${snapshotSeconds.toFixed(2)} s`,
    );
    for (const key of manifest.missing) say(`  ⚠ l'image ${key} manquait déjà dans le stockage`);
    say('→ Gardez-la ailleurs que sur cette machine : elle contient des données personnelles.');
  } finally {
    await database.close();
  }
}

runCommand(backup, { failure: "La sauvegarde n'a pas été faite.", usage });
