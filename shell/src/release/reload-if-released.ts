import type { RemoteFault } from '@alumni/federation/runtime';
import { hasUnsavedChanges } from '@alumni/shared-ui/router';
import { newerRelease } from './page-release';

/**
 * A file that no longer comes may belong to a release that was taken away: when a newer one is out,
 * the page reloads, once for each and never over a form that holds unsaved text (there the error
 * screen offers it). Does not come back when it reloads: nothing flashes.
 */
export async function reloadIfReleased(fault: RemoteFault): Promise<void> {
  if (fault.kind === 'network') fault.isOutdated = await isOutdated();
}

/** Whether a newer release is out that this page may not load by itself; else it does. */
export async function isOutdated(): Promise<boolean> {
  const release = await newerRelease();
  if (!release) return false;
  if (!hasUnsavedChanges() && markReload(release)) await reload();
  return true;
}

/** What 'Réessayer' does first: a release that came since is the best repair. */
export async function reloadIfNewer(): Promise<void> {
  if (!hasUnsavedChanges() && (await newerRelease())) await reload();
}

function reload(): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}

/** @returns false when this page was reloaded for that release before */
function markReload(release: string): boolean {
  const mark = `reloaded ${release}`;
  try {
    if (sessionStorage.getItem(mark)) return false;
    sessionStorage.setItem(mark, '1');
    return true;
  } catch {
    // Without a memory there might be no end to it.
    return false;
  }
}
