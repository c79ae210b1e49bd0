import { inlinedJson } from '@alumni/shared-ui/page';

/** From the gateway, which also draws the banner of a preview. */
interface Preview {
  channels: {
    remote: string;
    channel: string;
    /** False: it has ended, and the live version is shown. */
    isShown: boolean;
  }[];
}

/**
 * Channels that this page shows, as `mf_directory@pr-42`; read from
 * `<script type="application/json" id="preview">`.
 * @returns none on pages without a preview
 */
export function shownChannels(): string[] {
  const { channels = [] } = (inlinedJson('preview') ?? {}) as Partial<Preview>;
  return channels
    .filter(({ isShown }) => isShown)
    .map(({ remote, channel }) => `${remote}@${channel}`);
}
