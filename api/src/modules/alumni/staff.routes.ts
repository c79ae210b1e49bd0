import {
  ApproveInput,
  IdParams,
  StatusReply,
  StudentInput,
  StudentStateInput,
  texts,
} from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { viewerOf } from '../../http/access';
import { sendAccess } from './access.service';
import { addAlumnus } from './add-alumnus.service';
import { approve } from './approve.service';
import { setFlags } from './flags.service';

/** Staff actions on people: add, approve, set the three flags. */
export const alumniStaffRoutes =
  (context: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'POST',
      url: '/api/users/students/add',
      config: { access: 'can:alumnus:create' },
      schema: { body: StudentInput, response: { 200: StatusReply } },
      handler: async (request) => {
        await addAlumnus(context, viewerOf(request), request.body);
        return { status: true as const, message: texts.alumnusAdded };
      },
    });

    app.route({
      method: 'PUT',
      url: '/api/users/admin/update/studentstate/:id',
      config: { access: 'can:alumnus:update' },
      schema: { params: IdParams, body: StudentStateInput, response: { 200: StatusReply } },
      handler: async (request) => {
        const { id, ...flags } = request.body;
        if (id !== undefined && id !== request.params.id) throw new ApiError('malformed');
        await setFlags(context, viewerOf(request), request.params.id, flags);
        return { status: true as const, message: texts.done };
      },
    });

    app.route({
      method: 'POST',
      url: '/api/v2/users/:id/access',
      // Staff may invite again those they may add: alumni and, by rule 3, staff.
      config: { access: 'staff' },
      schema: { params: IdParams, response: { 200: StatusReply } },
      handler: async (request) => {
        await sendAccess(context, viewerOf(request), request.params.id);
        return { status: true as const, message: texts.doneCheckMail };
      },
    });

    app.route({
      method: 'PUT',
      url: '/api/v2/users/:id/approuve',
      config: { access: 'can:alumnus:approve' },
      schema: { params: IdParams, body: ApproveInput, response: { 200: StatusReply } },
      handler: async (request) => {
        const { alumni_type_id: typeId } = request.body;
        const name = await approve(context, viewerOf(request), request.params.id, typeId);
        return { status: true as const, message: `${name} ${texts.approvedSuffix}` };
      },
    });
  };
