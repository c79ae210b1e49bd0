import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../context';
import { ApiError } from '../errors';

/** Names as the storage makes them; anything else is not looked up at all. */
const fileParams = z.object({
  folder: z.enum(['photos', 'covers']),
  name: z.string().regex(/^[0-9a-f]{32}-\d{1,5}x\d{1,5}$/),
  file: z.string().regex(/^\d{2,4}\.webp$/),
});

/** Pictures: unguessable names whose content never changes, so that browsers keep them. */
export const fileRoutes =
  ({ storage }: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'GET',
      url: '/files/:folder/:name/:file',
      config: { access: 'all' },
      schema: { params: fileParams },
      handler: async (request, reply) => {
        const { folder, name, file } = request.params;
        const stream = await storage.read(`${folder}/${name}/${file}`);
        if (!stream) throw new ApiError('not_found');
        return reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .header('x-content-type-options', 'nosniff')
          .header('content-security-policy', "default-src 'none'; sandbox")
          .type('image/webp')
          .send(stream);
      },
    });
  };
