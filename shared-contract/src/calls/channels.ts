import { z } from 'zod';
import { Moment, StatusReply } from './common';
import { ReleaseVersion, RemoteName, RemoteParams } from './remote-names';

/** `pr-42` or `recette`: a name that a team gives to a published version of its remote. */
export const ChannelName = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** A published version under a name: seen by people who opened a link to it, until it expires. */
export const Channel = z.object({
  channel: ChannelName,
  version: ReleaseVersion,
  expiresAt: Moment,
});
export type Channel = z.infer<typeof Channel>;

/** Parameters of a path with `:name` and `:channel`. */
export const ChannelParams = RemoteParams.extend({ channel: ChannelName });

/** PUT /api/remotes/:name/channels/:channel: shows this version from now on, for so many days. */
export const ChannelInput = z.object({
  version: ReleaseVersion,
  days: z.int().min(1).max(90).default(14),
});
export type ChannelInput = z.input<typeof ChannelInput>;

export const ChannelReply = StatusReply.extend({ channel: Channel });

/** Remote → channel: one combination. */
export const ChannelNames = z.record(RemoteName, ChannelName);
export type ChannelNames = z.infer<typeof ChannelNames>;

/** POST /api/previews: a link that shows these channels together. */
export const PreviewInput = z.object({
  channels: ChannelNames.refine((names) => {
    const { length } = Object.keys(names);
    return length >= 1 && length <= 20;
  }),
});
export type PreviewInput = z.input<typeof PreviewInput>;

/** `link`: the home page with a signed parameter, which may be moved to another page. */
export const PreviewReply = StatusReply.extend({ link: z.url(), until: Moment });
