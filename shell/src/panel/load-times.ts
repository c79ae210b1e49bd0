/** What this page fetched of a remote so far. */
export interface LoadTimes {
  files: number;
  /** Received by network; 0 for what the browser had. */
  bytes: number;
  /** Longest wait for one file, in ms. */
  slowest: number;
}

/**
 * @param base folder of the release: `/remotes/mf_directory/1.0.0-…/`
 * @returns null when nothing of it was fetched
 */
export function loadTimes(base: string): LoadTimes | null {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const own = entries.filter(({ name }) => new URL(name).pathname.startsWith(base));
  if (own.length === 0) return null;
  return {
    files: own.length,
    bytes: own.reduce((sum, { transferSize }) => sum + transferSize, 0),
    slowest: Math.max(...own.map(({ duration }) => duration)),
  };
}

/** `5 fichiers, 48 Ko reçus, le plus long en 120 ms` */
export function loadText({ files, bytes, slowest }: LoadTimes): string {
  const count = `${files} fichier${files > 1 ? 's' : ''}`;
  const received = bytes === 0 ? 'déjà dans le navigateur' : `${Math.ceil(bytes / 1024)} Ko reçus`;
  return `${count}, ${received}, le plus long en ${Math.round(slowest)} ms`;
}
