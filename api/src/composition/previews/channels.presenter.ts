import type { Channel } from '@alumni/shared-contract';
import type { ChannelRow } from './channels.repository';

export const presentChannel = ({ channel, version, expiresAt }: ChannelRow): Channel => ({
  channel,
  version,
  expiresAt: expiresAt.toISOString(),
});
