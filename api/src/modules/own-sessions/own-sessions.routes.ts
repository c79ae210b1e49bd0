import { IdParams, OwnSessions, StatusReply } from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../http/access';
import { closeSession } from '../../http/sessions';
import { sessionsRepository } from '../../http/sessions.repository';
import type { AppContext } from '../../platform/context';
import { found } from '../../platform/errors';
import { presentSession } from './own-sessions.presenter';

const done = { status: true } as const;

/** Open sessions of the signed-in person: listed, ended one by one, or all but this one. */
export const ownSessionsRoutes =
  (context: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = context;

    app.route({
      method: 'GET',
      url: '/api/v2/users/me/sessions',
      config: { access: 'session' },
      schema: { response: { 200: OwnSessions } },
      handler: async (request) => {
        const { id, sessionHash } = viewerOf(request);
        const rows = await sessionsRepository.ofPerson(db, id);
        return rows.map((row) => presentSession(row, sessionHash));
      },
    });

    app.route({
      method: 'DELETE',
      url: '/api/v2/users/me/sessions/:id',
      config: { access: 'session' },
      schema: { params: IdParams, response: { 200: StatusReply } },
      handler: async (request, reply) => {
        const viewer = viewerOf(request);
        const ended = await sessionsRepository.deleteNumber(db, viewer.id, request.params.id);
        if (found(ended).idHash === viewer.sessionHash) await closeSession(context, request, reply);
        return done;
      },
    });

    app.route({
      method: 'DELETE',
      url: '/api/v2/users/me/sessions',
      config: { access: 'session' },
      schema: { response: { 200: StatusReply } },
      handler: async (request) => {
        const viewer = viewerOf(request);
        await sessionsRepository.deleteOf(db, viewer.id, viewer.sessionHash);
        return done;
      },
    });
  };
