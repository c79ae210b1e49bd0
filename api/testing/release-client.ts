import type { FastifyInstance } from 'fastify';
import {
  signatureHeader,
  type CompositionReply,
  type PromotionInput,
  type RemoteStatus,
} from '@alumni/shared-contract';
import { sentRelease, tokens, type TestRemote } from './releasing';

/** Calls of a team with its token. */
export function teamOf(app: FastifyInstance, name: TestRemote) {
  const authorization = `Bearer ${tokens[name]}`;
  const answer = (reply: { statusCode: number; body: string }) => ({
    status: reply.statusCode,
    body: JSON.parse(reply.body) as { message?: string; version: string; remote: RemoteStatus },
  });
  const post = async (what: string, payload: object, of: string = name) =>
    answer(
      await app.inject({
        method: 'POST',
        url: `/api/remotes/${of}/${what}`,
        payload,
        headers: { authorization },
      }),
    );

  async function send(tar: Buffer, of: string = name, signature?: string) {
    const headers = {
      authorization,
      'content-type': 'application/x-tar',
      ...(signature && { [signatureHeader]: signature }),
    };
    const url = `/api/remotes/${of}/releases`;
    return answer(await app.inject({ method: 'PUT', url, payload: tar, headers }));
  }

  async function composition(): Promise<CompositionReply> {
    const reply = await app.inject({ url: '/api/composition', headers: { authorization } });
    return reply.json();
  }

  const revision = async () => (await composition()).revision;
  return {
    send,
    post,
    composition,
    revision,
    publish: async (content: string) => send((await sentRelease({ name, content })).tar),
    promote: async (version: string, more: Partial<PromotionInput> = {}) =>
      post('promotion', { revision: await revision(), version, ...more }),
    /** Publishes and makes live. @returns the version */
    async release(content: string): Promise<string> {
      const { version, tar } = await sentRelease({ name, content });
      await send(tar);
      await post('promotion', { revision: await revision(), version });
      return version;
    },
  };
}
