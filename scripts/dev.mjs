/**
 * `npm run dev`: the API restarting, the shell and the remotes reloading in place, on one address.
 * `npm run dev -- mf-directory` writes one remote; the others come as they were built.
 */
import { startDevServers } from '@alumni/federation/dev';
import {
  attach,
  buildWhatChanged,
  installWhenNeeded,
  requireNode,
  requirePort,
  root,
} from './lib.mjs';

const everyRemote = ['mf-public', 'mf-directory', 'mf-content-admin', 'mf-opportunities'];
const asked = process.argv.slice(2).filter((argument) => everyRemote.includes(argument));
const port = Number(process.env.PORT ?? 3000);
const apiPort = port + 1;

requireNode();
await requirePort(port);
await requirePort(apiPort);
await installWhenNeeded();
await buildWhatChanged();

const baseUrl = `http://localhost:${port}`;
const api = attach(
  process.execPath,
  ['--watch', '--watch-preserve-output', '--import', 'tsx', 'api/src/server.ts'],
  { PORT: String(apiPort), BASE_URL: baseUrl },
);
const remotes = asked.length > 0 ? asked : everyRemote;
await startDevServers({
  workspaceDir: root,
  port,
  apiUrl: `http://127.0.0.1:${apiPort}`,
  remotes,
});
console.log(`\nRechargement à chaud (shell, ${remotes.join(', ')}) : ${baseUrl}\n`);
process.exitCode = await api;
process.exit();
