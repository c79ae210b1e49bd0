import type { RemoteFault } from '@alumni/federation-runtime';
import { hasUnsavedChanges } from '@alumni/shared-ui/router';
import { newerRelease } from './page-release';

/**
 * A missing file may belong to a removed release: when a newer one exists, reloads the page, once
 * per release and never over unsaved text (the error screen offers it there). Never resolves when
 * it reloads, so that no error flashes.
 */
export async function reloadIfReleased(fault: RemoteFault): Promise<void> {
  if (fault.kind === 'network') fault.isOutdated = await isOutdated();
}

/**
 * @returns whether a newer release exists that this page may not load by itself; otherwise it
 *   reloads
 */
export async function isOutdated(): Promise<boolean> {
  const release = await newerRelease();
  if (!release) return false;
  if (!hasUnsavedChanges() && markReload(release)) await reload();
  return true;
}

/** First step of 'Réessayer': a newer release is the best repair. */
export async function reloadIfNewer(): Promise<void> {
  if (!hasUnsavedChanges() && (await newerRelease())) await reload();
}

function reload(): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}

/** @returns false when this page was already reloaded for that release */
function markReload(release: string): boolean {
  const mark = `reloaded ${release}`;
  try {
    if (sessionStorage.getItem(mark)) return false;
    sessionStorage.setItem(mark, '1');
    return true;
  } catch {
    // Without storage it could reload forever.
    return false;
  }
}
