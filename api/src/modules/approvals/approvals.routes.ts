import {
  ApprovalNotes,
  ApprovalsQuery,
  ApprovalsReply,
  IdParams,
  ReferentCallInput,
  ReferentParams,
} from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../platform/context';
import { found } from '../../platform/errors';
import { viewerOf } from '../../http/access';
import { pagination } from '../../http/paging';
import { profileRepository } from '../alumni/profile.repository';
import { presentNotes, presentWaiting } from './approvals.presenter';
import { approvalsRepository } from './approvals.repository';
import { noteReferentCall } from './referent-call.service';

/** The queue of sign-ups without approval, and the notes of staff about them. */
export const approvalsRoutes =
  (context: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { config, db } = context;

    app.route({
      method: 'GET',
      url: '/api/v2/approvals',
      config: { access: 'can:alumnus:approve' },
      schema: { querystring: ApprovalsQuery, response: { 200: ApprovalsReply } },
      handler: async (request) => {
        const { page, ...filters } = request.query;
        const size = config.ROWS_PER_PAGE;
        const total = await approvalsRepository.count(db, filters);
        const rows = await approvalsRepository.page(db, filters, { page, size });
        const data = { ...pagination(page, size, total), data: rows.map(presentWaiting) };
        return { status: true as const, data };
      },
    });

    app.route({
      method: 'GET',
      url: '/api/v2/approvals/:id',
      config: { access: 'can:alumnus:approve' },
      schema: { params: IdParams, response: { 200: ApprovalNotes } },
      handler: (request) => notesOf(request.params.id),
    });

    app.route({
      method: 'PUT',
      url: '/api/v2/approvals/:id/referents/:referent',
      config: { access: 'can:alumnus:approve' },
      schema: { params: ReferentParams, body: ReferentCallInput, response: { 200: ApprovalNotes } },
      handler: async (request) => {
        await noteReferentCall(context, viewerOf(request), request.params, request.body);
        return notesOf(request.params.id);
      },
    });

    async function notesOf(id: number): Promise<ApprovalNotes> {
      const { person } = found(await profileRepository.find(db, id));
      if (person.deletionRequestedAt || person.anonymisedAt) found(undefined);
      const calls = await approvalsRepository.calls(db, id);
      return presentNotes(id, calls, await approvalsRepository.refusals(db, id));
    }
  };
