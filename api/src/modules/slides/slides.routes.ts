import {
  IdParams,
  SlideInput,
  SlideReply,
  SlidesForDisplayReply,
  SlidesQuery,
  SlidesReply,
  StatusReply,
} from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../platform/context';
import { viewerOf } from '../../http/access';
import { readCoverForm } from '../../http/multipart-form';
import { pagination } from '../../http/paging';
import { readingDb } from '../../http/reading';
import { presentSlide } from './slides.presenter';
import { slidesRepository } from './slides.repository';
import { createSlide, deleteSlide, updateSlide } from './slides.service';

const status = true as const;

/** Slides of the home page: public, managed by staff. */
export const slidesRoutes =
  (context: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { config, db } = context;

    app.route({
      method: 'GET',
      url: '/api/v2/home-slides/get/for-display',
      config: { access: 'all' },
      schema: { response: { 200: SlidesForDisplayReply } },
      handler: async (request) => ({
        slides: (await slidesRepository.all(readingDb(context, request))).map(presentSlide),
      }),
    });

    app.route({
      method: 'GET',
      url: '/api/v2/home-slides',
      config: { access: 'can:content:manage' },
      schema: { querystring: SlidesQuery, response: { 200: SlidesReply } },
      handler: async (request) => {
        const { page, paginate } = request.query;
        const total = await slidesRepository.count(db);
        const isPaged = paginate === '1';
        const size = isPaged ? config.ROWS_PER_PAGE : Math.max(total, 1);
        const rows = await slidesRepository.page(db, isPaged ? page : 1, size);
        return {
          slides: rows.map(presentSlide),
          pagination: pagination(isPaged ? page : 1, size, total),
        };
      },
    });

    app.route({
      method: 'POST',
      url: '/api/v2/home-slides',
      config: { access: 'can:content:manage' },
      schema: { response: { 201: SlideReply } },
      handler: async (request, reply) => {
        const { values, cover } = await readCoverForm(request, SlideInput, 'required');
        const slide = await createSlide(context, viewerOf(request), values, cover);
        return reply.code(201).send({ status, slide: presentSlide(slide) });
      },
    });

    // A form, with or without a new cover, or JSON when the cover stays.
    for (const method of ['POST', 'PUT'] as const) {
      app.route({
        method,
        url: '/api/v2/home-slides/:id',
        config: { access: 'can:content:manage' },
        schema: { params: IdParams, response: { 200: SlideReply } },
        handler: async (request) => {
          const { values, cover } = await readCoverForm(request, SlideInput, 'optional');
          const { id } = request.params;
          const slide = await updateSlide(context, viewerOf(request), id, values, cover);
          return { status, slide: presentSlide(slide) };
        },
      });
    }

    app.route({
      method: 'DELETE',
      url: '/api/v2/home-slides/:id',
      config: { access: 'can:content:manage' },
      schema: { params: IdParams, response: { 200: StatusReply } },
      handler: async (request) => {
        await deleteSlide(context, viewerOf(request), request.params.id);
        return { status };
      },
    });
  };
