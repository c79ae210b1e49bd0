import { Readable } from 'node:stream';
import {
  ChannelReply,
  CompositionReply,
  PreviewReply,
  PublishReply,
  RegistrySchema,
  ReleaseReply,
  signatureHeader,
  StatusReply,
  type ChannelInput,
  type ChannelNames,
  type PromotionInput,
  type Registry,
} from '@alumni/shared-contract';
import type { z } from 'zod';
import { request } from './request';

/** API of the deployed network, as `mf` uses it. */
export interface Server {
  url: URL;
  registry: () => Promise<Registry>;
  composition: () => Promise<CompositionReply>;
  /**
   * @param pack called again for each attempt
   * @param signature of the release, by the team's key
   */
  publish: (
    name: string,
    pack: () => Readable,
    signature?: string,
  ) => Promise<z.infer<typeof PublishReply>>;
  promote: (name: string, input: PromotionInput) => Promise<ReleaseReply>;
  rollback: (name: string, revision: number) => Promise<ReleaseReply>;
  maintenance: (name: string, revision: number, on: boolean) => Promise<ReleaseReply>;
  setChannel: (
    name: string,
    channel: string,
    input: ChannelInput,
  ) => Promise<z.infer<typeof ChannelReply>>;
  endChannel: (name: string, channel: string) => Promise<unknown>;
  /** A link that shows these channels. */
  preview: (channels: ChannelNames) => Promise<z.infer<typeof PreviewReply>>;
}

/**
 * @param url origin of the product
 * @param token of a remote; public calls need none
 */
export function server(url: URL, token?: string): Server {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const get = <Reply>(path: string, reply: z.ZodType<Reply>) =>
    request({ url, path, headers, reply, isRepeatable: true, conflict: 'outrun' });
  const post = (name: string, action: string, input: object) =>
    request({
      url,
      path: `/api/remotes/${name}/${action}`,
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: () => JSON.stringify(input),
      reply: ReleaseReply,
      // The change may have been made although no answer came.
      isRepeatable: false,
      conflict: 'outrun',
    });
  /** A call that may be made twice. */
  const repeatable = <Reply>(
    method: string,
    path: string,
    reply: z.ZodType<Reply>,
    input?: object,
  ) =>
    request({
      url,
      path,
      method,
      reply,
      isRepeatable: true,
      conflict: 'refused',
      headers: { ...headers, ...(input && { 'content-type': 'application/json' }) },
      ...(input && { body: () => JSON.stringify(input) }),
    });
  const channelPath = (name: string, channel: string) => `/api/remotes/${name}/channels/${channel}`;
  return {
    url,
    registry: () => get('/registry.json', RegistrySchema),
    composition: () => get('/api/composition', CompositionReply),
    publish: (name, pack, signature) =>
      request({
        url,
        path: `/api/remotes/${name}/releases`,
        method: 'PUT',
        headers: {
          ...headers,
          'content-type': 'application/x-tar',
          ...(signature && { [signatureHeader]: signature }),
        },
        body: () => Readable.toWeb(pack()) as ReadableStream,
        reply: PublishReply,
        // A release is named by its content: uploading it twice is safe.
        isRepeatable: true,
        conflict: 'nothing',
      }),
    promote: (name, input) => post(name, 'promotion', input),
    rollback: (name, revision) => post(name, 'rollback', { revision }),
    maintenance: (name, revision, on) => post(name, 'maintenance', { revision, on }),
    setChannel: (name, channel, input) =>
      repeatable('PUT', channelPath(name, channel), ChannelReply, input),
    endChannel: (name, channel) => repeatable('DELETE', channelPath(name, channel), StatusReply),
    preview: (channels) => repeatable('POST', '/api/previews', PreviewReply, { channels }),
  };
}
