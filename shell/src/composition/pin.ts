import type { PageRemote } from '@alumni/federation-runtime';

/** From the gateway: a version that staff pinned, or an unknown one they asked for. */
export interface Pin {
  unknown: string | null;
  /** When the pin ends, in milliseconds since 1970. */
  until: number | null;
}

/** Reads `<script type="application/json" id="pin">`, which only pages of pinning staff have. */
export function readPin(): Pin {
  const text = document.getElementById('pin')?.textContent;
  return { unknown: null, until: null, ...(text && (JSON.parse(text) as Partial<Pin>)) };
}

/** Whether to show the banner: a pinned version, or an unknown one. */
export function isPinned(remotes: PageRemote[]): boolean {
  return readPin().unknown !== null || remotes.some(({ channel }) => channel === 'pinned');
}
