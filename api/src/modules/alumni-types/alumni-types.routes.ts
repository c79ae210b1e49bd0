import {
  AlumniTypeInput,
  AlumniTypeReply,
  AlumniTypesReply,
  AssignAdvantagesInput,
  IdParams,
  StatusReply,
  texts,
} from '@alumni/shared-contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { viewerOf } from '../../http/access';
import { readingDb } from '../../http/reading';
import { presentAlumniType } from './alumni-types.presenter';
import { alumniTypesRepository } from './alumni-types.repository';
import { assignAdvantages, createType, deleteType, renameType } from './alumni-types.service';

const status = true as const;

/** Alumni types with their advantages, managed by staff. */
export const alumniTypesRoutes =
  (context: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = context;
    const list = async (request: FastifyRequest) => ({
      types: (await alumniTypesRepository.all(readingDb(context, request))).map(presentAlumniType),
    });

    app.route({
      method: 'GET',
      url: '/api/v2/alumni-types/get/for-display',
      config: { access: 'all', otherSites: true },
      schema: { response: { 200: AlumniTypesReply } },
      handler: list,
    });

    app.route({
      method: 'GET',
      url: '/api/v2/alumni-types',
      config: { access: 'staff' },
      schema: { response: { 200: AlumniTypesReply } },
      handler: list,
    });

    app.route({
      method: 'POST',
      url: '/api/v2/alumni-types',
      config: { access: 'can:content:manage' },
      schema: { body: AlumniTypeInput, response: { 201: AlumniTypeReply } },
      handler: async (request, reply) => {
        const type = await createType(db, viewerOf(request), request.body.name);
        return reply.code(201).send({ status, type: presentAlumniType(type) });
      },
    });

    app.route({
      method: 'PUT',
      url: '/api/v2/alumni-types/:id',
      config: { access: 'can:content:manage' },
      schema: { params: IdParams, body: AlumniTypeInput, response: { 200: AlumniTypeReply } },
      handler: async (request) => {
        const { id } = request.params;
        const type = await renameType(db, viewerOf(request), id, request.body.name);
        return { status, type: presentAlumniType(type) };
      },
    });

    app.route({
      method: 'DELETE',
      url: '/api/v2/alumni-types/:id',
      config: { access: 'can:content:manage' },
      schema: { params: IdParams, response: { 200: StatusReply } },
      handler: async (request) => {
        const people = await deleteType(db, viewerOf(request), request.params.id);
        return { status, message: messageOf(people) };
      },
    });

    app.route({
      method: 'POST',
      url: '/api/v2/alumni-types/:id/assign-advantages',
      config: { access: 'can:content:manage' },
      schema: { params: IdParams, body: AssignAdvantagesInput, response: { 201: AlumniTypeReply } },
      handler: async (request, reply) => {
        const { id } = request.params;
        const { alumni_type_id: typeId, type_advantages: chosen } = request.body;
        if (typeId !== id) throw new ApiError('malformed');
        const ids = chosen.map((advantage) => advantage.id);
        const type = await assignAdvantages(db, viewerOf(request), id, ids);
        return reply.code(201).send({ status, type: presentAlumniType(type) });
      },
    });
  };

/** Message about the people that a delete affected. */
function messageOf(people: number): string {
  if (people === 0) return texts.done;
  if (people === 1) return 'Type supprimé : un ancien reste approuvé, sans type.';
  return `Type supprimé : ${people} anciens restent approuvés, sans type.`;
}
