import { savesData } from '../preload/saves-data';
import { newerRelease } from './page-release';

const fiveMinutes = 5 * 60_000;
const anHour = 60 * 60_000;

export interface ReleaseWatch {
  /** Checks for a newer release, at most every five minutes. */
  ask: () => Promise<void>;
  /**
   * Checks whenever the page becomes visible, and every five minutes while it stays so.
   * @returns a function that ends it
   */
  follow: () => () => void;
  /** 'Plus tard': silent until the next release. */
  putOff: () => void;
  /** A newer release exists, postponed or not. */
  isOut: () => boolean;
  /** The notice should be shown. */
  isNews: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

/** Watches for a release newer than this page. */
export function watchRelease({ now = Date.now, newer = newerRelease } = {}): ReleaseWatch {
  const listeners = new Set<() => void>();
  let lastAsked = now();
  let out: string | null = null;
  let putOff: string | null = null;
  const notifyListeners = () => listeners.forEach((listener) => listener());
  async function ask() {
    const pause = savesData() ? anHour : fiveMinutes;
    if (!navigator.onLine || document.hidden || now() - lastAsked < pause) return;
    lastAsked = now();
    out = (await newer()) ?? out;
    notifyListeners();
  }
  return {
    ask,
    follow() {
      let timer: number | undefined;
      function onVisibility() {
        window.clearInterval(timer);
        if (document.hidden) return;
        void ask();
        timer = window.setInterval(() => void ask(), fiveMinutes);
      }
      onVisibility();
      document.addEventListener('visibilitychange', onVisibility);
      return () => {
        window.clearInterval(timer);
        document.removeEventListener('visibilitychange', onVisibility);
      };
    },
    putOff() {
      putOff = out;
      notifyListeners();
    },
    isOut: () => out !== null,
    isNews: () => out !== null && out !== putOff,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
