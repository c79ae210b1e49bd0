import type { RegistryEntry } from '@alumni/shared-contract';

/** What the gateway says of a version that staff pinned, or asked for in vain. */
export interface Pin {
  unknown: string | null;
  /** When the pin ends, in milliseconds. */
  until: number | null;
}

/** Reads `<script type="application/json" id="pin">`, which few pages carry. */
export function readPin(): Pin {
  const text = document.getElementById('pin')?.textContent;
  return { unknown: null, until: null, ...(text && (JSON.parse(text) as Partial<Pin>)) };
}

/** Whether there is something to tell staff: a version in place of the live one, or none of that name. */
export function isPinned(remotes: RegistryEntry[]): boolean {
  return readPin().unknown !== null || remotes.some(({ channel }) => channel === 'pinned');
}
