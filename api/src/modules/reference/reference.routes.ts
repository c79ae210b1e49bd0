import { CampusesReply, DiplomasReply, FieldsQuery, FieldsReply } from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../platform/context';
import { referenceRepository } from './reference.repository';

/** Lists for forms: diplomas, campuses, fields of study. Public. */
export const referenceRoutes =
  ({ db }: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'GET',
      url: '/api/diplomes',
      config: { access: 'all' },
      schema: { response: { 200: DiplomasReply } },
      handler: () => referenceRepository.diplomas(db),
    });

    app.route({
      method: 'GET',
      url: '/api/esgis',
      config: { access: 'all' },
      schema: { response: { 200: CampusesReply } },
      handler: () => referenceRepository.campuses(db),
    });

    app.route({
      method: 'GET',
      url: '/api/filieres',
      config: { access: 'all' },
      schema: { querystring: FieldsQuery, response: { 200: FieldsReply } },
      handler: (request) => {
        const { diplome_id: diplomaId } = request.query;
        return diplomaId
          ? referenceRepository.fieldsOf(db, diplomaId)
          : referenceRepository.fields(db);
      },
    });
  };
