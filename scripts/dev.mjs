/**
 * `npm run dev`: the API restarts, and the shell and the remotes reload in place, at one address.
 * `npm run dev -- mf-directory` does so for one remote; the others come from their last build. `npm
 * run dev -- mf-directory --against URL` puts it in front of a deployed product.
 */
import { parseArgs } from 'node:util';
import { remoteFolders } from '../federation/registry/src/remote-folders.js';
import {
  attach,
  buildWhatChanged,
  installWhenNeeded,
  requireNode,
  requirePort,
  root,
  stop,
} from './lib.mjs';

const everyRemote = remoteFolders(root);
const { names, against } = readArguments();
const port = Number(process.env.PORT ?? 3000);
const apiPort = port + 1;

requireNode();
await requirePort(port);
await installWhenNeeded();
// Import only now: these need the packages that were just installed.
const { startDevServers } = await import('@alumni/federation-build/dev');
const { developOneAgainst } = await import('./dev-against.mjs');
if (against === undefined) await developHere();
else await developOneAgainst({ names, url: against, port });

/** The whole product on this machine; resolves when the API ends. */
async function developHere() {
  await requirePort(apiPort);
  await buildWhatChanged();
  const baseUrl = `http://localhost:${port}`;
  const api = attach(
    process.execPath,
    ['--watch', '--watch-preserve-output', '--import', 'tsx', 'api/src/server.ts'],
    { PORT: String(apiPort), BASE_URL: baseUrl },
  );
  const remotes = names.length > 0 ? names : everyRemote;
  await startDevServers({
    workspaceDir: root,
    port,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    remotes,
  });
  console.log(`\nRechargement à chaud (shell, ${remotes.join(', ')}) : ${baseUrl}\n`);
  process.exitCode = await api;
  process.exit();
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { against: { type: 'string' } },
      allowPositionals: true,
    });
    const unknown = positionals.filter((name) => !everyRemote.includes(name));
    if (unknown.length === 0) return { names: positionals, against: values.against };
    return stop(`Il n'y a pas de module « ${unknown[0]} ».`, `Il y a : ${everyRemote.join(', ')}.`);
  } catch {
    return stop(
      'Cette commande ne prend que des noms de modules et --against URL.',
      'npm run dev -- mf-directory --against https://exemple.test',
    );
  }
}
