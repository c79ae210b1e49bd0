import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { toEverySite } from '../../http/other-sites';
import { previewParameter } from '../previews/preview-link';
import type { GatewayOptions } from './gateway-options';

/** The manifest names its files by their content: only itself is asked for again, in seconds. */
const keptFor = 60;

interface Manifest {
  metaData: { publicPath: string };
}

/**
 * The manifest of a remote's standard entry (decision 53) under an address that stays: `live`, or a
 * channel with the value of its preview link. Its files are those of the release.
 */
export function serveStandardManifests(
  app: FastifyInstance,
  { releases, publishedDir, baseUrl = '' }: GatewayOptions,
): void {
  app.get<{
    Params: { name: string; channel: string };
    Querystring: Record<string, string | undefined>;
  }>(
    '/remotes/:name/:channel/mf-manifest.json',
    { config: { access: 'all' } },
    async (request, reply) => {
      const { name, channel } = request.params;
      void reply.header(...toEverySite);
      const version = await releases.versionOn(name, channel, request.query[previewParameter]);
      const folder = version && `remotes/${name}/${version}/standard/`;
      const manifest = folder && (await readManifest(join(publishedDir, folder)));
      if (!manifest) return reply.callNotFound();
      manifest.metaData.publicPath = `${baseUrl}/${folder}`;
      const whose = channel === 'live' ? 'public' : 'private';
      return reply.header('cache-control', `${whose}, max-age=${keptFor}`).send(manifest);
    },
  );
}

/** @returns null for a release without a standard entry */
async function readManifest(folder: string): Promise<Manifest | null> {
  const text = await readFile(join(folder, 'mf-manifest.json'), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Manifest);
}
