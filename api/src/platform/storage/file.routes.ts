import { filesOfPicture, type PictureFormat } from '@alumni/shared-contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../context';
import { ApiError } from '../errors';

/** Valid names; others are not looked up. */
const fileParams = z
  .object({
    folder: z.enum(['photos', 'covers']),
    name: z.string().regex(/^[0-9a-f]{32}-\d{1,5}x\d{1,5}(-avif)?$/),
    file: z.string().regex(/^\d{2,4}\.(webp|avif)$/),
  })
  .refine(({ folder, name, file }) =>
    filesOfPicture(folder, name).some((existing) => existing.file === file),
  );

const forEver = 'public, max-age=31536000, immutable';
const types: Record<PictureFormat, string> = { webp: 'image/webp', avif: 'image/avif' };
const typeOf = (file: string) => (file.endsWith('.avif') ? types.avif : types.webp);

/** Whether this caller may read a photo, and whether everybody may. */
type Guard = (
  request: FastifyRequest,
  key: string,
) => Promise<{ isAllowed: boolean; isForAll: boolean }>;

/** Pictures: unguessable names with immutable content, cached by browsers. */
export const fileRoutes =
  ({ config, storage }: AppContext, guardPhoto: Guard): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'GET',
      url: '/files/:folder/:name/:file',
      config: { access: 'all' },
      schema: { params: fileParams },
      handler: async (request, reply) => {
        const { folder, name, file } = request.params;
        const path = `${folder}/${name}/${file}`;
        const isPhoto = folder === 'photos';
        const { isAllowed, isForAll } = isPhoto
          ? await guardPhoto(request, `${folder}/${name}`)
          : { isAllowed: true, isForAll: true };
        if (!isAllowed) throw new ApiError('not_found');
        if (config.s3?.publicUrl && isForAll) {
          // One day: the address behind it may change.
          void reply.header('cache-control', 'public, max-age=86400');
          return reply.redirect(`${config.s3.publicUrl}/${path}`);
        }
        const etag = `"${name}-${file}"`;
        const isKnown = request.headers['if-none-match']?.includes(etag);
        const stream = isKnown ? null : await storage.read(path);
        if (!isKnown && !stream) throw new ApiError('not_found');
        return reply
          .code(isKnown ? 304 : 200)
          .header('cache-control', isForAll ? forEver : 'private, no-cache')
          .header('etag', etag)
          .header('x-content-type-options', 'nosniff')
          .header('cross-origin-resource-policy', 'cross-origin')
          .header('content-security-policy', "default-src 'none'; sandbox")
          .type(typeOf(file))
          .send(stream);
      },
    });
  };
