import {
  IdParams,
  mostSavedFilters,
  SavedFilterInput,
  SavedFilters,
  StatusReply,
} from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../http/access';
import type { AppContext } from '../../platform/context';
import { takeTurns } from '../../platform/db/take-turns';
import { ApiError, fieldError } from '../../platform/errors';
import { savedFiltersRepository as saved } from './saved-filters.repository';

/** Searches of the directory that the signed-in person keeps. */
export const savedFiltersRoutes =
  ({ db }: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    const url = '/api/v2/users/me/saved-filters';

    app.route({
      method: 'GET',
      url,
      config: { access: 'session' },
      schema: { response: { 200: SavedFilters } },
      handler: (request) => saved.of(db, viewerOf(request).id),
    });

    app.route({
      method: 'POST',
      url,
      config: { access: 'session', invalid: 422 },
      schema: { body: SavedFilterInput, response: { 200: SavedFilters } },
      handler: async (request) => {
        const { id } = viewerOf(request);
        await db.transaction(async (tx) => {
          await takeTurns(tx, 'saved-filters', id);
          await saved.save(tx, id, request.body);
          if ((await saved.count(tx, id)) > mostSavedFilters) throw fieldError('name', tooMany);
        });
        return saved.of(db, id);
      },
    });

    app.route({
      method: 'DELETE',
      url: `${url}/:id`,
      config: { access: 'session' },
      schema: { params: IdParams, response: { 200: StatusReply } },
      handler: async (request) => {
        const isDeleted = await saved.delete(db, viewerOf(request).id, request.params.id);
        if (!isDeleted) throw new ApiError('not_found');
        return { status: true as const };
      },
    });
  };

const tooMany = `Au plus ${mostSavedFilters} recherches : supprimez-en une d’abord.`;
