/** How long a page waits to hear which release is out: nothing that a person waits for hangs on it. */
const patienceMs = 2000;

/** ETag of the registry that this page was made from; null when the page does not say (development). */
function pageRelease(): string | null {
  const text = document.getElementById('release')?.textContent;
  return text ? (JSON.parse(text) as string) : null;
}

/** The ETag of a newer registry; null when there is none, or when it cannot be known. */
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

/** A proxy that compresses marks the tag as weak. */
const strong = (tag: string) => tag.replace(/^W\//, '');
