import {
  AdministratorInput,
  AdministratorsQuery,
  AdministratorsReply,
  AdministratorUpdateInput,
  IdParams,
  StatusReply,
  texts,
} from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { viewerOf } from '../../http/access';
import { pagination } from '../../http/paging';
import { secondFactorRepository } from '../second-factor/second-factor.repository';
import { presentAdministrator } from './administrators.presenter';
import { administratorsRepository } from './administrators.repository';
import { createAdministrator } from './create-administrator.service';
import { deleteAdministrator } from './delete-administrator.service';
import { updateAdministrator } from './update-administrator.service';

const status = true as const;

/** Staff accounts; rule 3 defines the permissions. */
export const administratorsRoutes =
  (context: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { config, db } = context;

    app.route({
      method: 'GET',
      url: '/api/users/admin/list',
      config: { access: 'can:admin:manage' },
      schema: { querystring: AdministratorsQuery, response: { 200: AdministratorsReply } },
      handler: async (request) => {
        const { page, sort } = request.query;
        const size = config.ROWS_PER_PAGE;
        const total = await administratorsRepository.count(db);
        const rows = await administratorsRepository.page(db, sort, page, size);
        const having = await secondFactorRepository.having(
          db,
          rows.map(({ id }) => id),
        );
        const data = rows.map((row) => presentAdministrator(row, having.has(row.id)));
        return { status, data: { ...pagination(page, size, total), data } };
      },
    });

    app.route({
      method: 'POST',
      url: '/api/users/admin/create',
      config: { access: 'can:admin:manage' },
      schema: { body: AdministratorInput, response: { 200: StatusReply } },
      handler: async (request) => {
        await createAdministrator(context, viewerOf(request), request.body);
        return { status, message: texts.doneCheckMail };
      },
    });

    app.route({
      method: 'PUT',
      url: '/api/users/admin/update/:id',
      config: { access: 'can:admin:manage' },
      schema: { params: IdParams, body: AdministratorUpdateInput, response: { 200: StatusReply } },
      handler: async (request) => {
        const { id, ...form } = request.body;
        if (id !== undefined && id !== request.params.id) throw new ApiError('malformed');
        await updateAdministrator(context, viewerOf(request), request.params.id, form);
        return { status, message: texts.done };
      },
    });

    app.route({
      method: 'DELETE',
      url: '/api/users/admin/delete/:id',
      config: { access: 'can:admin:manage' },
      schema: { params: IdParams, response: { 200: StatusReply } },
      handler: async (request) => {
        await deleteAdministrator(context, viewerOf(request), request.params.id);
        return { status, message: texts.done };
      },
    });
  };
