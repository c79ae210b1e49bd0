interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

/** The browser's data saver is on. */
export function savesData(): boolean {
  return connection()?.saveData === true;
}

/** No speculative loading: data saver is on, or the connection is slow. */
export function isLineSpared(): boolean {
  return savesData() || /2g/.test(connection()?.effectiveType ?? '') || !navigator.onLine;
}
