/** Timeout for the release check, in ms; nothing visible waits for it. */
const patienceMs = 2000;

/** ETag of the registry of this page; null in development. */
function pageRelease(): string | null {
  const text = document.getElementById('release')?.textContent;
  return text ? (JSON.parse(text) as string) : null;
}

/** @returns ETag of a newer registry; null when there is none, or the check failed */
export async function newerRelease(): Promise<string | null> {
  const own = pageRelease();
  if (!own || !navigator.onLine) return null;
  try {
    const response = await fetch('/registry.json', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMs),
    });
    const live = response.ok ? response.headers.get('etag') : null;
    return live && strong(live) !== strong(own) ? live : null;
  } catch {
    return null;
  }
}

/** A compressing proxy marks the ETag as weak. */
const strong = (tag: string) => tag.replace(/^W\//, '');
