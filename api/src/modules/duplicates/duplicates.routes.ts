import {
  DistinctInput,
  DuplicatesQuery,
  DuplicatesReply,
  MergeInput,
  StatusReply,
  texts,
} from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../http/access';
import type { AppContext } from '../../platform/context';
import { listPairs, setDistinct, startSearch } from './duplicates.service';
import { mergePeople } from './merge.service';

/** People who are in the directory twice: found, told apart, or merged. */
export const duplicatesRoutes =
  (context: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    const access = 'can:alumnus:delete' as const;

    app.route({
      method: 'GET',
      url: '/api/v2/alumni/duplicates',
      config: { access },
      schema: { querystring: DuplicatesQuery, response: { 200: DuplicatesReply } },
      handler: async (request) => ({
        status: true as const,
        data: await listPairs(context, request.query),
      }),
    });

    app.route({
      method: 'POST',
      url: '/api/v2/alumni/duplicates',
      config: { access },
      schema: { response: { 202: StatusReply } },
      handler: async (request, reply) => {
        await startSearch(context, viewerOf(request));
        return reply.code(202).send({ status: true });
      },
    });

    app.route({
      method: 'POST',
      url: '/api/v2/alumni/duplicates/distinct',
      config: { access },
      schema: { body: DistinctInput, response: { 200: StatusReply } },
      handler: async (request) => {
        await setDistinct(context, viewerOf(request), request.body);
        return { status: true as const };
      },
    });

    app.route({
      method: 'POST',
      url: '/api/v2/alumni/merge',
      config: { access },
      schema: { body: MergeInput, response: { 200: StatusReply } },
      handler: async (request) => {
        await mergePeople(context, viewerOf(request), request.body);
        return { status: true as const, message: texts.merged };
      },
    });
  };
