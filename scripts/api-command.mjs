/**
 * `npm run backup`, `npm run restore`, `npm run setup`: commands of the API, also while the server
 * runs.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { attach, requireNode, root, stop } from './lib.mjs';

const commands = {
  backup: 'api/src/platform/backup/backup-command.ts',
  restore: 'api/src/platform/backup/restore-command.ts',
  setup: 'api/src/process/setup/setup-command.ts',
};

requireNode();
// Never install here: it would delete the modules of a running server.
if (!existsSync(join(root, 'node_modules', 'tsx'))) {
  stop('Les dépendances ne sont pas installées.', 'Lancez : npm ci');
}
const [name, ...args] = process.argv.slice(2);
process.exitCode = await attach(process.execPath, ['--import', 'tsx', commands[name], ...args]);
