import { ChannelName } from '@alumni/shared-contract';
import { EarlyExit } from './outcome';
import type { Server } from './server';
import { remoteName } from './workspace-remotes';

export interface ChannelOptions {
  /** `pr-42`: a name for the published version. */
  channel?: string;
  /** How long the channel lasts. */
  days?: number;
}

/** @throws EarlyExit when it is not a name for a channel */
export function channelName(asked: string): string {
  const name = ChannelName.safeParse(asked);
  if (name.success) return name.data;
  throw new EarlyExit('usage', `« ${asked} » n'est pas le nom d'un canal, comme pr-42.`);
}

/** Reads `mf-directory@pr-42`. */
export function remoteAndChannel(asked: string): [remote: string, channel: string] {
  const [remote = '', channel = ''] = asked.split('@');
  return [remoteName(remote), channelName(channel)];
}

/** Points the channel to the version. @returns its end, and a link that shows it */
export async function showInChannel(
  server: Server,
  name: string,
  version: string,
  { channel, days }: { channel: string; days?: number | undefined },
) {
  const { expiresAt } = (await server.setChannel(name, channel, { version, days })).channel;
  const { link } = await server.preview({ [name]: channel });
  const text = `Le canal ${channel} la montre jusqu'au ${dayText(expiresAt)}, à qui ouvre :\n${link}`;
  return { text, data: { channel, expiresAt, link } };
}

/** `2026-12-11` */
export const dayText = (moment: string) => moment.slice(0, 10);
