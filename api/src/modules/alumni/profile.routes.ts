import {
  Alumnus,
  IdParams,
  ProfileFactsInput,
  ProfileInput,
  StatusReply,
  texts,
} from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/open-database';
import { ApiError, fieldError } from '../../platform/errors';
import { viewerOf } from '../../http/access';
import { readForm } from '../../http/multipart-form';
import { readingDb } from '../../http/reading';
import type { Viewer } from '../../http/viewer';
import { withPicture } from '../../platform/storage/with-picture';
import { mayMeet, mustOwn, visibilityOf } from './alumni.policy';
import { presentAlumnus } from './alumni.presenter';
import { refreshPersonFacts } from './person-facts.repository';
import { watchMassReading } from './mass-reading';
import { profileRepository } from './profile.repository';
import { saveFacts } from './profile-facts.service';
import { saveProfile } from './profile.service';
import { visit } from './visit.service';

const PictureReply = StatusReply.extend({ user: Alumnus });

/** One person: detail of an alumnus, and the owner's changes. */
export const profileRoutes = (context: AppContext): FastifyPluginAsyncZod => {
  const { config, db, storage, throttles } = context;
  const profileFor = async (reading: Db, viewer: Viewer, id: number) => {
    const visibility = visibilityOf(viewer, id);
    const found = await profileRepository.find(reading, id);
    if (!found || !mayMeet(viewer, found.person)) throw new ApiError('not_found');
    const paths = await profileRepository.paths(reading, id);
    const referents = await profileRepository.referents(reading, id);
    return presentAlumnus(found, paths, referents, { viewer, visibility });
  };

  /** Before the file is read: one person could fill the queue of pictures. */
  async function throttlePictures(viewer: Viewer): Promise<void> {
    const { isOver, retryAfter } = await throttles.count({
      name: 'picture:account',
      of: String(viewer.id),
      limit: config.THROTTLE_PICTURE_ACCOUNT,
      windowSeconds: config.THROTTLE_WINDOW,
    });
    if (isOver) throw new ApiError('throttled', { retryAfter });
  }

  return async (app) => {
    app.addHook('onError', watchMassReading(context));
    app.route({
      method: 'GET',
      url: '/api/users/profil/:id',
      config: { access: 'session' },
      schema: { params: IdParams, response: { 200: Alumnus } },
      handler: async (request) => {
        const viewer = viewerOf(request);
        const { id } = request.params;
        const reading = id === viewer.id ? db : readingDb(context, request);
        const profile = await profileFor(reading, viewer, id);
        const isFirstVisit = await visit(context, viewer, request.ip, profile.id);
        if (profile.nombre_vues === null) return profile;
        return { ...profile, nombre_vues: profile.nombre_vues + (isFirstVisit ? 1 : 0) };
      },
    });

    app.route({
      method: 'PUT',
      url: '/api/users/update/:id',
      config: { access: 'session', invalid: 422 },
      schema: { params: IdParams, body: ProfileInput, response: { 200: StatusReply } },
      // Before the body is validated: strangers learn nothing about its fields.
      preValidation: async (request) => mustOwn(viewerOf(request), Number(request.params.id)),
      handler: async (request) => {
        await saveProfile(db, request.params.id, request.body);
        return { status: true as const, message: texts.profileSaved };
      },
    });

    app.route({
      method: 'PATCH',
      url: '/api/v2/users/me/profile',
      config: { access: 'session', invalid: 422 },
      schema: { body: ProfileFactsInput, response: { 200: StatusReply } },
      handler: async (request) => {
        await saveFacts(db, viewerOf(request).id, request.body);
        return { status: true as const, message: texts.profileSaved };
      },
    });

    app.route({
      method: 'POST',
      url: '/api/users/picture/:id',
      config: { access: 'session', invalid: 422 },
      schema: { params: IdParams, response: { 200: PictureReply } },
      handler: async (request) => {
        const viewer = viewerOf(request);
        mustOwn(viewer, request.params.id);
        await throttlePictures(viewer);
        const { file } = await readForm(request, 'picture');
        if (!file) throw fieldError('picture', texts.photoRequired);
        await withPicture(storage, { content: file, kind: 'photo' }, (picture) =>
          db.transaction(async (tx) => {
            const before = await profileRepository.lock(tx, viewer.id);
            if (!before) throw new ApiError('not_found');
            await profileRepository.update(tx, viewer.id, { picture });
            await refreshPersonFacts(tx, [viewer.id]);
            return { result: undefined, orphan: before.picture };
          }),
        );
        return { status: true as const, user: await profileFor(db, viewer, viewer.id) };
      },
    });
  };
};
