import { CampusesReply, DiplomasReply, FieldsQuery, FieldsReply } from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../platform/context';
import { readingDb } from '../../http/reading';
import { referenceRepository } from './reference.repository';

/** Lists for forms: diplomas, campuses, fields of study. Public. */
export const referenceRoutes =
  (context: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'GET',
      url: '/api/diplomes',
      config: { access: 'all' },
      schema: { response: { 200: DiplomasReply } },
      handler: (request) => referenceRepository.diplomas(readingDb(context, request)),
    });

    app.route({
      method: 'GET',
      url: '/api/esgis',
      config: { access: 'all' },
      schema: { response: { 200: CampusesReply } },
      handler: (request) => referenceRepository.campuses(readingDb(context, request)),
    });

    app.route({
      method: 'GET',
      url: '/api/filieres',
      config: { access: 'all' },
      schema: { querystring: FieldsQuery, response: { 200: FieldsReply } },
      handler: (request) => {
        const db = readingDb(context, request);
        const { diplome_id: diplomaId } = request.query;
        return diplomaId
          ? referenceRepository.fieldsOf(db, diplomaId)
          : referenceRepository.fields(db);
      },
    });
  };
