import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { toEverySite } from '../../http/other-sites';
import type { GatewayOptions } from './gateway-options';

/** The only file here whose content changes: other sites load it under this name. */
const fiveMinutes = 'max-age=300';
const forEver = 'max-age=31536000, immutable';
/** A file that never changes is never asked for again; two servers would send different validators. */
const noValidators = { etag: false, lastModified: false };

/** Files of the shell, named by their content, and of releases, in folders named by their content. */
export async function serveFiles(
  app: FastifyInstance,
  { publishedDir, releases }: Pick<GatewayOptions, 'publishedDir' | 'releases'>,
): Promise<void> {
  const open = { config: { access: 'all' as const } };
  await app.register(fastifyStatic, {
    root: publishedDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'deny',
    setHeaders: (reply, file) => {
      const keep = /[\\/]embed\.js(\.\w+)?$/.test(file) ? fiveMinutes : forEver;
      void reply.header('cache-control', `public, ${keep}`);
      void reply.header('x-content-type-options', 'nosniff');
      void reply.header(...toEverySite);
    },
  });

  app.get('/embed.js', open, (_request, reply) => reply.sendFile('embed.js'));
  app.get<{ Params: { '*': string } }>('/assets/*', open, (request, reply) =>
    reply.sendFile(`assets/${request.params['*']}`, noValidators),
  );
  app.get<{ Params: { '*': string } }>('/remotes/*', open, async (request, reply) => {
    const [name = '', version = ''] = request.params['*'].split('/');
    await releases.bringHere(name, version);
    return reply.sendFile(`remotes/${request.params['*']}`, noValidators);
  });
}
