import { ChannelNames } from '@alumni/shared-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { clearHostCookie, readHostCookie, setHostCookie } from '../../http/host-cookie';
import { readSigned, signed } from '../../http/signed-value';
import type { Config } from '../../platform/config/read-config';

/** Parameter of a link to a preview; `off` leaves it. */
export const previewParameter = 'mf-preview';
/** Cookie of a browser that opened such a link. */
export const previewCookie = 'mf_preview';

/** The longest life of a channel: a link outlives those that it names. */
const linkDays = 90;
const purpose = 'mf-preview';

const PreviewSchema = z.object({ channels: ChannelNames, until: z.number() });

/** The signed value names channels, not versions: the team may publish again under the same name. */
export function previewLink(channels: ChannelNames, config: Config): { link: string; until: Date } {
  const { value, until } = signedPreview(channels, config);
  const link = new URL('/', config.BASE_URL);
  link.searchParams.set(previewParameter, value);
  return { link: link.href, until: new Date(until) };
}

function signedPreview(channels: ChannelNames, config: Config) {
  const until = Date.now() + linkDays * 24 * 60 * 60 * 1000;
  return { value: signed(purpose, { channels, until }, config), until };
}

/**
 * Shows the preview of a link in this browser from now on, in place of the one before.
 * @param value of the link's parameter
 * @returns false when it is not a link of ours, or has ended
 */
export function openPreview(reply: FastifyReply, config: Config, value: string): boolean {
  const preview = readSigned(purpose, value, PreviewSchema, config);
  if (preview) keep(reply, config, value, preview.until);
  return preview !== null;
}

/** Shows these channels in this browser from now on; none: leaves the preview. */
export function setPreview(reply: FastifyReply, config: Config, channels: ChannelNames): void {
  if (Object.keys(channels).length === 0) {
    clearHostCookie(reply, config, previewCookie);
    return;
  }
  const { value, until } = signedPreview(channels, config);
  keep(reply, config, value, until);
}

function keep(reply: FastifyReply, config: Config, value: string, until: number): void {
  const seconds = Math.ceil((until - Date.now()) / 1000);
  setHostCookie(reply, config, { name: previewCookie, value, seconds });
}

/** Channels of the preview that this browser shows; none without one. */
export function previewOf(request: FastifyRequest, config: Config): ChannelNames {
  return channelsOfLink(config, readHostCookie(request, config, previewCookie));
}

/** Channels that the value of a link names; none when it is not one of ours, or has ended. */
export function channelsOfLink(config: Config, value: string | undefined): ChannelNames {
  return readSigned(purpose, value, PreviewSchema, config)?.channels ?? {};
}
