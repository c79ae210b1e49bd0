import { integrityOf, readRegistry, type ShellIntegrity } from '@alumni/federation/runtime';

const registry = readRegistry(document.getElementById('registry')?.textContent, localStorage);
const shell = JSON.parse(
  document.getElementById('integrity')?.textContent ?? 'null',
) as ShellIntegrity | null;
const integrity = shell && integrityOf(registry.remotes, shell, location.origin);
if (integrity) window.__scriptIntegrity = integrity;

// Everything below shares modules with the remotes and comes in its own chunk.
void import('./bootstrap').then(({ bootstrap }) => bootstrap(registry, integrity));
