import {
  IdParams,
  JoinRequestDetail,
  JoinRequestInput,
  JoinRequestsQuery,
  JoinRequestsReply,
  StatusReply,
  texts,
} from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../platform/context';
import { found } from '../../platform/errors';
import { viewerOf } from '../../http/access';
import { pagination } from '../../http/paging';
import { changeJoinRequest, deleteJoinRequest } from './change-join-request.service';
import { presentJoinRequest, presentJoinRequestDetail } from './join-requests.presenter';
import { joinRequestsRepository } from './join-requests.repository';

const status = true as const;

/** Requests of the home page's "Rejoignez-nous", for staff. */
export const joinRequestsRoutes =
  (context: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { config, db } = context;

    app.route({
      method: 'GET',
      url: '/api/v2/join-requests',
      config: { access: 'staff' },
      schema: { querystring: JoinRequestsQuery, response: { 200: JoinRequestsReply } },
      handler: async (request) => {
        const { page, sort, ...filters } = request.query;
        const size = config.ROWS_PER_PAGE;
        const total = await joinRequestsRepository.count(db, filters);
        const rows = await joinRequestsRepository.page(db, filters, sort, { page, size });
        const data = rows.map(presentJoinRequest);
        return { status, data: { ...pagination(page, size, total), data } };
      },
    });

    app.route({
      method: 'GET',
      url: '/api/v2/join-requests/:id',
      config: { access: 'staff' },
      schema: { params: IdParams, response: { 200: JoinRequestDetail } },
      handler: (request) => detail(request.params.id),
    });

    app.route({
      method: 'PUT',
      url: '/api/v2/join-requests/:id',
      config: { access: 'staff' },
      schema: { params: IdParams, body: JoinRequestInput, response: { 200: JoinRequestDetail } },
      handler: async (request) => {
        await changeJoinRequest(context, viewerOf(request), request.params.id, request.body);
        return detail(request.params.id);
      },
    });

    app.route({
      method: 'DELETE',
      url: '/api/v2/join-requests/:id',
      config: { access: 'staff' },
      schema: { params: IdParams, response: { 200: StatusReply } },
      handler: async (request) => {
        await deleteJoinRequest(context, viewerOf(request), request.params.id);
        return { status, message: texts.done };
      },
    });

    async function detail(id: number): Promise<JoinRequestDetail> {
      const row = found(await joinRequestsRepository.find(db, id));
      return presentJoinRequestDetail(row, await joinRequestsRepository.answers(db, id));
    }
  };
