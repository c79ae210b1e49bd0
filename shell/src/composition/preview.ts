import { inlinedJson } from '@alumni/shared-ui/page';

/** From the gateway: what the link that this browser opened shows. */
export interface Preview {
  channels: {
    remote: string;
    channel: string;
    /** False: it has ended, and the live version is shown. */
    isShown: boolean;
  }[];
  /** The link that was opened is not one of ours, or has ended. */
  isInvalid: boolean;
}

/** Reads `<script type="application/json" id="preview">`; null on pages without a preview. */
export const readPreview = () => inlinedJson('preview') as Preview | null;

/** `mf_directory@pr-42 mf_public@pr-7`, for a fault's report; null: this page shows no channel. */
export function shownChannels(): string | null {
  const shown = readPreview()?.channels.filter(({ isShown }) => isShown) ?? [];
  return shown.map(({ remote, channel }) => `${remote}@${channel}`).join(' ') || null;
}
