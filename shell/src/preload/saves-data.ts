interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

/** The person asked to save data. */
export function savesData(): boolean {
  return connection()?.saveData === true;
}

/** Nothing is fetched on a guess: data is saved, or the line is too slow to share. */
export function isLineSpared(): boolean {
  return savesData() || /2g/.test(connection()?.effectiveType ?? '') || !navigator.onLine;
}
