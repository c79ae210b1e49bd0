import {
  ChannelInput,
  ChannelParams,
  ChannelReply,
  PreviewInput,
  PreviewReply,
  StatusReply,
} from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '../../platform/errors';
import type { Releases } from '../releases/releases';
import { mustHoldToken, mustOwn } from '../releases/releases.policy';
import { channelsRepository } from './channels.repository';
import { presentChannel } from './channels.presenter';
import { linkTo, setChannel } from './previews.service';

const status = true as const;
/** Authenticated by a token, not a cookie: no CSRF. */
const byToken = { access: 'all', csrf: false } as const;

/** Named versions of remotes, and links that show them, for teams. */
export const previewsRoutes =
  (releases: Releases): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'PUT',
      url: '/api/remotes/:name/channels/:channel',
      config: byToken,
      schema: { params: ChannelParams, body: ChannelInput, response: { 200: ChannelReply } },
      handler: async (request) => {
        const { channel } = request.params;
        const name = await mustOwn(releases, request, request.params.name);
        const row = await setChannel(releases, name, channel, request.body);
        return { status, channel: presentChannel(row) };
      },
    });

    app.route({
      method: 'DELETE',
      url: '/api/remotes/:name/channels/:channel',
      config: byToken,
      schema: { params: ChannelParams, response: { 200: StatusReply } },
      handler: async (request) => {
        const { channel } = request.params;
        const name = await mustOwn(releases, request, request.params.name);
        if (!(await channelsRepository.remove(releases.db, name, channel)))
          throw new ApiError('not_found', { message: `${name} n'a pas de canal ${channel}.` });
        return { status };
      },
    });

    app.route({
      method: 'POST',
      url: '/api/previews',
      config: byToken,
      schema: { body: PreviewInput, response: { 200: PreviewReply } },
      handler: async (request) => {
        await mustHoldToken(releases, request);
        const { link, until } = await linkTo(releases, request.body.channels);
        return { status, link, until: until.toISOString() };
      },
    });
  };
