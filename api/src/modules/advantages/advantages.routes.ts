import {
  AdvantageInput,
  AdvantageReply,
  AdvantagesReply,
  IdParams,
  StatusReply,
  texts,
} from '@alumni/shared-contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../platform/context';
import { viewerOf } from '../../http/access';
import { readingDb } from '../../http/reading';
import { presentAdvantage } from './advantages.presenter';
import { advantagesRepository } from './advantages.repository';
import { createAdvantage, deleteAdvantage, updateAdvantage } from './advantages.service';

const status = true as const;

/** Advantages of alumni types. */
export const advantagesRoutes =
  (context: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = context;
    const list = async (request: FastifyRequest) => ({
      advantages: (await advantagesRepository.all(readingDb(context, request))).map(
        presentAdvantage,
      ),
    });

    app.route({
      method: 'GET',
      url: '/api/v2/advantages/get/for-display',
      config: { access: 'all', otherSites: true },
      schema: { response: { 200: AdvantagesReply } },
      handler: list,
    });

    app.route({
      method: 'GET',
      url: '/api/v2/advantages',
      config: { access: 'can:content:manage' },
      schema: { response: { 200: AdvantagesReply } },
      handler: list,
    });

    app.route({
      method: 'POST',
      url: '/api/v2/advantages',
      config: { access: 'can:content:manage' },
      schema: { body: AdvantageInput, response: { 201: AdvantageReply } },
      handler: async (request, reply) => {
        const advantage = await createAdvantage(db, viewerOf(request), request.body.description);
        return reply.code(201).send({ status, advantage: presentAdvantage(advantage) });
      },
    });

    app.route({
      method: 'PUT',
      url: '/api/v2/advantages/:id',
      config: { access: 'can:content:manage' },
      schema: { params: IdParams, body: AdvantageInput, response: { 200: AdvantageReply } },
      handler: async (request) => {
        const { description } = request.body;
        const viewer = viewerOf(request);
        const advantage = await updateAdvantage(db, viewer, request.params.id, description);
        return { status, advantage: presentAdvantage(advantage) };
      },
    });

    app.route({
      method: 'DELETE',
      url: '/api/v2/advantages/:id',
      config: { access: 'can:content:manage' },
      schema: { params: IdParams, response: { 200: StatusReply } },
      handler: async (request) => {
        const types = await deleteAdvantage(db, viewerOf(request), request.params.id);
        return { status, message: messageOf(types) };
      },
    });
  };

/** Message about the types that a delete affected. */
function messageOf(types: number): string {
  if (types === 0) return texts.done;
  if (types === 1) return 'Avantage supprimé : un type ne l’offre plus.';
  return `Avantage supprimé : ${types} types ne l’offrent plus.`;
}
