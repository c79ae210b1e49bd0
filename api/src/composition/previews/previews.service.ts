import type { ChannelInput, ChannelNames } from '@alumni/shared-contract';
import type { z } from 'zod';
import { ApiError, fieldError } from '../../platform/errors';
import type { Releases } from '../releases/releases';
import { releasesRepository } from '../releases/releases.repository';
import { channelsRepository, type ChannelRow } from './channels.repository';
import { previewLink } from './preview-link';

/** Channels of one remote at a time: each keeps its release from being pruned. */
export const mostChannels = 20;

const day = 24 * 60 * 60 * 1000;

/**
 * Points a channel to a published version, for so many days from now.
 * @throws ApiError `not_found` when the version is not published, `conflict` when the remote has
 *   too many channels
 */
export async function setChannel(
  { db }: Releases,
  remote: string,
  channel: string,
  { version, days }: z.output<typeof ChannelInput>,
): Promise<ChannelRow> {
  return db.transaction(async (tx) => {
    // With the lock of the registry: its release is not pruned meanwhile.
    await releasesRepository.lock(tx);
    if (!(await releasesRepository.isPublished(tx, remote, version)))
      throw new ApiError('not_found', { message: `${remote} ${version} n'est pas publiée ici.` });
    const others = (await channelsRepository.current(tx)).filter(
      (row) => row.remote === remote && row.channel !== channel,
    );
    if (others.length >= mostChannels) throw tooMany(remote);
    const row = { remote, channel, version, expiresAt: new Date(Date.now() + days * day) };
    await channelsRepository.set(tx, row);
    return row;
  });
}

/**
 * A link that shows these channels together.
 * @throws ApiError when one of them does not exist
 */
export async function linkTo({ db, config }: Releases, names: ChannelNames) {
  const found = await channelsRepository.named(db, names);
  const missing = Object.entries(names).filter(([name]) =>
    found.every(({ remote }) => remote !== name),
  );
  if (missing.length > 0) {
    const list = missing.map(([remote, channel]) => `${remote}@${channel}`).join(', ');
    throw fieldError('channels', `Ces canaux n'existent pas, ou plus : ${list}.`);
  }
  return previewLink(names, config);
}

const tooMany = (remote: string) =>
  new ApiError('conflict', {
    message: `${remote} a déjà ${mostChannels} canaux : terminez-en un (mf preview ${remote}@… --end).`,
  });
