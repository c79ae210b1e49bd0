import type { Readable } from 'node:stream';
import {
  CompositionReply,
  MaintenanceInput,
  PromotionInput,
  PublishReply,
  ReleaseReply,
  RemoteParams,
  RollbackInput,
  signatureHeader,
} from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ApiError, found } from '../../platform/errors';
import { presentViolation } from '../csp-reports/csp-reports.presenter';
import { cspReportsRepository } from '../csp-reports/csp-reports.repository';
import { channelsRepository } from '../previews/channels.repository';
import { presentFault } from '../screen-faults/screen-faults.presenter';
import { screenFaultsRepository } from '../screen-faults/screen-faults.repository';
import { vitalsRepository } from '../web-vitals/vitals.repository';
import { refused } from './check-release';
import { promote, rollBack, setMaintenance } from './promote.service';
import { publishRelease } from './publish.service';
import type { Releases } from './releases';
import { mustOwn, mustSeeComposition } from './releases.policy';
import { presentEntry, presentNeverLive, presentShell, presentRemotes } from './releases.presenter';
import { releasesRepository } from './releases.repository';

const status = true as const;
/** Authenticated by a token, not a cookie: no CSRF. */
const byToken = { access: 'all', csrf: false } as const;
const journalSize = 50;

/** API of the `mf` command, for teams. */
export const releasesRoutes =
  (releases: Releases): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, composition } = releases;
    releases.files.onDamage(({ remote, version, message }) =>
      app.log.error({ remote, version, reason: message }, 'damaged release'),
    );
    app.addContentTypeParser('application/x-tar', (_request, payload, done) => done(null, payload));

    async function statusOfRemote(name: string) {
      const channels = await channelsRepository.current(db);
      const remotes = await presentRemotes(releases, await composition.snapshot(), channels);
      return found(remotes.find((remote) => remote.name === name));
    }

    app.route({
      method: 'GET',
      url: '/api/composition',
      config: { access: 'all' },
      schema: { response: { 200: CompositionReply } },
      handler: async (request) => {
        const isStaff = (await mustSeeComposition(releases, request)) === 'staff';
        const snapshot = await composition.snapshot();
        const channels = await channelsRepository.current(db);
        return {
          revision: snapshot.revision,
          shell: presentShell(releases),
          remotes: await presentRemotes(releases, snapshot, channels),
          neverLive: presentNeverLive(snapshot, channels),
          journal: (await releasesRepository.journal(db, journalSize)).map(presentEntry),
          // Faults reported by browsers are for staff only.
          faults: isStaff ? (await screenFaultsRepository.newest(db)).map(presentFault) : [],
          faultCounts: isStaff ? await screenFaultsRepository.counts(db) : [],
          vitals: await vitalsRepository.recent(db),
          violations: isStaff ? (await cspReportsRepository.newest(db)).map(presentViolation) : [],
        };
      },
    });

    app.route({
      method: 'PUT',
      url: '/api/remotes/:name/releases',
      config: byToken,
      schema: { params: RemoteParams, response: { 201: PublishReply } },
      handler: async (request, reply) => {
        const name = await mustOwn(releases, request, request.params.name);
        if (!isStream(request.body)) throw new ApiError('bad_media', { message: tarExpected });
        const { version, files, bytes } = await publishRelease(
          releases,
          name,
          request.body,
          signatureOf(request),
        );
        return reply.code(201).send({ status, version, files, bytes });
      },
    });

    moving('promotion', PromotionInput, (name, asked) => promote(releases, name, asked));
    moving('rollback', RollbackInput, (name, { revision }) => rollBack(releases, name, revision));
    moving('maintenance', MaintenanceInput, (name, asked) => setMaintenance(releases, name, asked));

    /** A call that changes the live version of a remote; `move` returns the new revision. */
    function moving<Input extends z.ZodType>(
      call: string,
      body: Input,
      move: (name: string, asked: z.output<Input>) => Promise<number>,
    ): void {
      app.route({
        method: 'POST',
        url: `/api/remotes/:name/${call}`,
        config: byToken,
        schema: { params: RemoteParams, body, response: { 200: ReleaseReply } },
        handler: async (request) => {
          const name = await mustOwn(releases, request, request.params.name);
          const revision = await move(name, request.body as z.output<Input>);
          return { status, revision, remote: await statusOfRemote(name) };
        },
      });
    }
  };

/** @throws ApiError when the header is not an Ed25519 signature */
function signatureOf({ headers }: FastifyRequest): string | null {
  const signature = headers[signatureHeader];
  if (signature === undefined) return null;
  if (typeof signature === 'string' && /^[A-Za-z0-9+/]{86}==$/.test(signature)) return signature;
  throw refused([`l'en-tête ${signatureHeader} n'est pas une signature Ed25519`]);
}

const tarExpected = 'Un tar du dossier dist est attendu (application/x-tar).';

function isStream(body: unknown): body is Readable {
  return typeof body === 'object' && body !== null && 'pipe' in body;
}
