import { ProofInput, StatusReply } from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../http/access';
import type { AppContext } from '../../platform/context';
import { mailProofCode, prove } from './proof.service';

const done = { status: true } as const;

/** A fresh proof of who the signed-in person is (rule 30). */
export const proofRoutes =
  (context: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'POST',
      url: '/api/v2/auth/proof',
      config: { access: 'session', invalid: 422 },
      schema: { body: ProofInput, response: { 200: StatusReply } },
      handler: async (request) => {
        await prove(context, viewerOf(request), request.body);
        return done;
      },
    });

    app.route({
      method: 'POST',
      url: '/api/v2/auth/proof/code',
      config: { access: 'session', invalid: 422 },
      schema: { response: { 200: StatusReply } },
      handler: async (request) => {
        await mailProofCode(context, viewerOf(request));
        return done;
      },
    });
  };
