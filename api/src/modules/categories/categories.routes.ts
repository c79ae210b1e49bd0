import {
  CategoriesReply,
  CategoryInput,
  CategoryReply,
  IdParams,
  StatusReply,
  texts,
} from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../platform/context';
import { viewerOf } from '../../http/access';
import { readCoverForm } from '../../http/multipart-form';
import { presentCategory } from './categories.presenter';
import { categoriesRepository } from './categories.repository';
import { createCategory, deleteCategory, updateCategory } from './categories.service';

const status = true as const;

/** Alumni categories: cards of the home page, and the profession list. */
export const categoriesRoutes =
  (context: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    // Both lists are public: the sign-up needs professions.
    for (const url of [
      '/api/v2/alumni-categories/get/for-display',
      '/api/v2/alumni-categories',
    ] as const) {
      app.route({
        method: 'GET',
        url,
        config: { access: 'all' },
        schema: { response: { 200: CategoriesReply } },
        handler: async () => ({
          categories: (await categoriesRepository.all(context.db)).map(presentCategory),
        }),
      });
    }

    app.route({
      method: 'POST',
      url: '/api/v2/alumni-categories',
      config: { access: 'can:content:manage' },
      schema: { response: { 201: CategoryReply } },
      handler: async (request, reply) => {
        const { values, cover } = await readCoverForm(request, CategoryInput, 'required');
        const category = await createCategory(context, viewerOf(request), values, cover);
        return reply.code(201).send({ status, category: presentCategory(category) });
      },
    });

    for (const method of ['POST', 'PUT'] as const) {
      app.route({
        method,
        url: '/api/v2/alumni-categories/:id',
        config: { access: 'can:content:manage' },
        schema: { params: IdParams, response: { 200: CategoryReply } },
        handler: async (request) => {
          const { values, cover } = await readCoverForm(request, CategoryInput, 'optional');
          const { id } = request.params;
          const category = await updateCategory(context, viewerOf(request), id, values, cover);
          return { status, category: presentCategory(category) };
        },
      });
    }

    app.route({
      method: 'DELETE',
      url: '/api/v2/alumni-categories/:id',
      config: { access: 'can:content:manage' },
      schema: { params: IdParams, response: { 200: StatusReply } },
      handler: async (request) => {
        const people = await deleteCategory(context, viewerOf(request), request.params.id);
        return { status, message: messageOf(people) };
      },
    });
  };

/** Message about the people that a delete affected. */
function messageOf(people: number): string {
  if (people === 0) return texts.done;
  if (people === 1) return 'Catégorie supprimée : un ancien n’a plus de profession.';
  return `Catégorie supprimée : ${people} anciens n’ont plus de profession.`;
}
