import { parseArgs } from 'node:util';
import { readConfig } from '../config/read-config';
import { openDatabase } from '../db/open-database';
import { fromWhereTyped, runCommand, say, UsageError } from '../run-command';
import { createStorage } from '../storage/storage';
import { readBackup, restoreBackup } from './restore-backup';

const usage = 'npm run restore -- fichier.tar [--force]';

/** `npm run restore`: restores an archive of `npm run backup`, all or nothing. */
async function restore(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { force: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new UsageError('Indiquez une sauvegarde, et une seule.');
  const config = readConfig(process.env);
  const path = fromWhereTyped(file);
  say('• Vérification de la sauvegarde…');
  const manifest = await readBackup(path, config);
  say(`• Restauration de l'état du ${manifest.created_at}…`);
  const database = await openDatabase(config);
  try {
    const target = { config, database, storage: await createStorage(config) };
    await restoreBackup(target, path, manifest, { force: values.force });
  } finally {
    await database.close();
  }
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  say(
    `✔ ${rows} lignes de ${manifest.tables.length} tables et ${manifest.files.length} fichiers restaurés.`,
    '→ Chacun se reconnecte ; les e-mails qui attendaient ne partiront pas.',
  );
}

runCommand(restore, { failure: "La restauration n'a pas eu lieu : rien n'a changé.", usage });
