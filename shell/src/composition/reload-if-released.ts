import type { RemoteFault } from '@alumni/federation/runtime';
import type { Registry } from '@alumni/shared-contract';
import { hasUnsavedChanges } from '@alumni/shared-ui/router';

/**
 * A file that no longer comes may belong to a release that was taken away: when the registry names
 * another version by now, the page reloads, once for each version and never over a form that holds
 * unsaved text (there the error screen offers it).
 */
export async function reloadIfReleased(fault: RemoteFault): Promise<void> {
  if (fault.kind !== 'network' || hasUnsavedChanges()) return;
  const version = await liveVersion(fault.remote).catch(() => null);
  const mark = `reloaded ${fault.remote} ${version}`;
  if (!version || pageNames(fault.remote, version) || sessionStorage.getItem(mark)) return;
  sessionStorage.setItem(mark, '1');
  location.reload();
  await new Promise(() => undefined);
}

async function liveVersion(remote: string): Promise<string | null> {
  const response = await fetch('/registry.json', { cache: 'no-store' });
  const registry = (await response.json()) as Registry;
  return registry.remotes.find(({ name }) => name === remote)?.version ?? null;
}

function pageNames(remote: string, version: string): boolean {
  const text = document.getElementById('registry')?.textContent ?? '';
  return text.includes(`/remotes/${remote}/${version}/`);
}
