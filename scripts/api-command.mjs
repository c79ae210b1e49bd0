/**
 * `npm run serve` starts the built server; `backup`, `restore`, `setup`, `db:migrate`, `db:status`
 * and `publish:pages` are commands of the API, also while the server runs.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { attach, attachServer, requireNode, root, serverProgram, stop } from './lib.mjs';

const programs = {
  serve: serverProgram,
  backup: 'api/dist/backup-command.mjs',
  restore: 'api/dist/restore-command.mjs',
  setup: 'api/dist/setup-command.mjs',
  'db:migrate': 'api/dist/migrate-command.mjs',
  'db:status': 'api/dist/status-command.mjs',
  'publish:pages': 'api/dist/publish-command.mjs',
};

requireNode();
const [name, ...args] = process.argv.slice(2);
const program = programs[name];
// Never install or build here: it would replace the files of a running server.
if (!existsSync(join(root, program))) {
  stop('L’API n’est pas construite.', 'Lancez : npm ci, puis npm run build');
}
process.exitCode =
  name === 'serve' ? await attachServer() : await attach(process.execPath, [program, ...args]);
