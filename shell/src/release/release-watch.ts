import { savesData } from '../preload/saves-data';
import { newerRelease } from './page-release';

const fiveMinutes = 5 * 60_000;
const anHour = 60 * 60_000;

export interface ReleaseWatch {
  /** Asks whether a newer release is out, if it is time to: at most every five minutes. */
  ask: () => Promise<void>;
  /** 'Plus tard': silent until the release after this one. */
  putOff: () => void;
  /** A newer release is out, whether or not the person put it off. */
  isOut: () => boolean;
  /** It is to be told. */
  isNews: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

/** Finds out, without asking often, that the site was released anew since the page came. */
export function watchRelease({ now = Date.now, newer = newerRelease } = {}): ReleaseWatch {
  const listeners = new Set<() => void>();
  let lastAsked = now();
  let out: string | null = null;
  let putOff: string | null = null;
  const tell = () => listeners.forEach((listener) => listener());
  return {
    async ask() {
      const pause = savesData() ? anHour : fiveMinutes;
      if (!navigator.onLine || document.hidden || now() - lastAsked < pause) return;
      lastAsked = now();
      out = (await newer()) ?? out;
      tell();
    },
    putOff() {
      putOff = out;
      tell();
    },
    isOut: () => out !== null,
    isNews: () => out !== null && out !== putOff,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
