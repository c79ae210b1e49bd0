import { IdParams } from '@alumni/shared-contract';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../context';
import { ApiError } from '../errors';
import { isFromThisMachine } from '../from-this-machine';
import { mailListPage, mailPage } from './mail.pages';
import { mailsRepository } from './outbox.repository';
import { unseal } from './sealed-body';

const shown = 100;
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'";
/** A mail is foreign HTML: sandboxed, without scripts and forms. */
const mailPolicy = `${pagePolicy}; img-src data:; sandbox allow-popups allow-popups-to-escape-sandbox`;

/**
 * The demo mailbox. Registered only with DEMO=1, where the server listens on loopback; answers
 * direct connections of this machine only, as `/metrics` does: a tunnel to it may serve strangers.
 */
export const mailRoutes =
  ({ db, config }: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', async (request) => {
      if (!isFromThisMachine(request)) throw new ApiError('not_found');
    });

    app.route({
      method: 'GET',
      url: '/_mail',
      config: { access: 'all' },
      handler: async (_request, reply) =>
        sendHtml(reply, pagePolicy, mailListPage(await mailsRepository.latest(db, shown))),
    });

    app.route({
      method: 'GET',
      url: '/_mail/:id',
      config: { access: 'all' },
      schema: { params: IdParams },
      handler: async (request, reply) => {
        const { mail, body } = await readMail(request.params.id);
        return sendHtml(reply, pagePolicy, mailPage(mail, body.text));
      },
    });

    app.route({
      method: 'GET',
      url: '/_mail/:id/html',
      config: { access: 'all' },
      schema: { params: IdParams },
      handler: async (request, reply) => {
        const { body } = await readMail(request.params.id);
        return sendHtml(
          reply,
          mailPolicy,
          body.html.replace('<head>', '<head><base target="_blank">'),
        );
      },
    });

    async function readMail(id: number) {
      const mail = await mailsRepository.find(db, id);
      if (!mail?.body) throw new ApiError('not_found');
      return { mail, body: unseal(mail.body, config.SESSION_SECRET) };
    }
  };

function sendHtml(reply: FastifyReply, policy: string, html: string): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(html);
}
