import type { PageRemote } from '@alumni/federation-runtime';
import type { RemoteStatus } from '@alumni/shared-contract';

/** A version that this browser may show of a remote. */
export interface VersionChoice {
  /** Query that the gateway takes: it keeps the choice and leads back to the page. */
  value: string;
  label: string;
}

/** The live version, then the channels, then the other published ones. */
export function choicesOf({ name, version, channels, available }: RemoteStatus): VersionChoice[] {
  const others = available.filter((one) => one.version !== version);
  return [
    { value: live(name), label: `En ligne : ${version}` },
    ...channels.map((one) => ({
      value: `?mf-pin=${name}@live&mf-preview=${name}@${one.channel}`,
      label: `Canal ${one.channel} : ${one.version}`,
    })),
    ...others.map((one) => ({ value: `?mf-pin=${name}@${one.version}`, label: one.version })),
  ];
}

/** Leaves the pin and the channel of this remote. */
const live = (name: string) => `?mf-pin=${name}@live&mf-preview=${name}@live`;

/** What the page shows; undefined for others, which the label tells. */
export function chosen({ name, channel, version }: PageRemote): string | undefined {
  if (channel === 'live') return live(name);
  return channel === 'pinned' ? `?mf-pin=${name}@${version}` : undefined;
}

export const channelWords: Record<PageRemote['channel'], { word: string; tone: string }> = {
  live: { word: 'en ligne', tone: 'success' },
  canary: { word: 'à l’essai', tone: 'warning' },
  preview: { word: 'aperçu', tone: 'processing' },
  pinned: { word: 'épinglée', tone: 'processing' },
  local: { word: 'en développement', tone: 'processing' },
};
