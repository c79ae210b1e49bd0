import {
  CompleteProfileInput,
  CurrentUser,
  CurrentUserReply,
  LoginInput,
  LoginReply,
  RegisterInput,
  RegisterReply,
  StatusReply,
  VerifyReply,
} from '@alumni/shared-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { viewerOf } from '../../http/access';
import { setCsrfCookie } from '../../http/csrf';
import { readHostCookie } from '../../http/host-cookie';
import { sessionCookie } from '../../http/session-cookie';
import { closeSession, sendSession } from '../../http/sessions';
import { pinCookie, setPins } from '../../http/visitor-cookies';
import { sendAdmission } from './admit';
import { presentCurrentUser } from './auth.presenter';
import { authRepository } from './auth.repository';
import { completeProfile } from './complete-profile.service';
import { logIn } from './login.service';
import { refuseRegistration, register } from './register.service';
import { resendVerification, verifyEmail } from './verification.service';

const done = { status: true } as const;

/** Sign-up, login, logout, and the signed-in person. */
export const authRoutes =
  (context: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { config, db } = context;

    async function logOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      await closeSession(context, request, reply);
      // Delete pins too: computers are shared.
      if (readHostCookie(request, config, pinCookie)) setPins(reply, config, {});
    }

    app.route({
      method: 'GET',
      url: '/sanctum/csrf-cookie',
      config: { access: 'all' },
      handler: async (request, reply) => {
        setCsrfCookie(reply, config, readHostCookie(request, config, sessionCookie));
        return reply.code(204).send();
      },
    });

    app.route({
      method: 'POST',
      url: '/auth/login',
      config: { access: 'all', invalid: 422, beforeEnrolment: true },
      schema: { body: LoginInput, response: { 200: LoginReply } },
      handler: async (request, reply) => {
        const { person, ...admission } = await logIn(context, request, request.body);
        // A refusal for clients that know no second step; ours then asks for it.
        if (!sendAdmission(reply, config, admission)) throw new ApiError('second_step_required');
        return { id: person.id, id_profil: person.idProfil };
      },
    });

    app.route({
      method: 'POST',
      url: '/auth/register',
      config: { access: 'all', invalid: 422 },
      schema: { body: RegisterInput, response: { 201: RegisterReply } },
      attachValidation: true,
      handler: async (request, reply) => {
        const { validationError, ip } = request;
        if (validationError) await refuseRegistration(context, ip, validationError, request.body);
        const { person, sessionId } = await register(context, request, request.body);
        sendSession(reply, config, sessionId);
        return reply.code(201).send({ id: person.id, id_profil: person.idProfil });
      },
    });

    app.route({
      method: 'GET',
      url: '/auth/logout',
      config: { access: 'all', beforeEnrolment: true },
      schema: { response: { 200: StatusReply } },
      handler: async (request, reply) => {
        // A GET has no CSRF check, so refuse other sites, sibling hosts included: an image there must
        // not sign people out.
        const from = request.headers['sec-fetch-site'];
        if (from === 'cross-site' || from === 'same-site') throw new ApiError('cross_site');
        await logOut(request, reply);
        return done;
      },
    });

    app.route({
      method: 'POST',
      url: '/auth/logout',
      config: { access: 'all' },
      schema: { response: { 200: StatusReply } },
      handler: async (request, reply) => {
        await logOut(request, reply);
        return done;
      },
    });

    app.route({
      method: 'PATCH',
      url: '/api/v2/register',
      config: { access: 'session', invalid: 422 },
      schema: { body: CompleteProfileInput, response: { 200: StatusReply } },
      handler: async (request) => {
        await completeProfile(context, viewerOf(request).id, request.body);
        return done;
      },
    });

    app.route({
      method: 'GET',
      url: '/api/users/current',
      config: { access: 'all', beforeEnrolment: true },
      schema: { response: { 200: CurrentUserReply } },
      handler: async (request) => {
        const person = request.viewer && (await authRepository.findCurrent(db, request.viewer.id));
        return person ? [presentCurrentUser(person, request.mustEnrol)] : [];
      },
    });

    app.route({
      method: 'GET',
      url: '/api/v2/auth/user',
      config: { access: 'session', beforeEnrolment: true },
      schema: { response: { 200: CurrentUser } },
      handler: async (request) => {
        const person = await authRepository.findCurrent(db, viewerOf(request).id);
        if (!person) throw new ApiError('session_required');
        return presentCurrentUser(person, request.mustEnrol);
      },
    });

    app.route({
      method: 'GET',
      url: '/api/user/verify/:token',
      config: { access: 'all' },
      schema: { params: z.object({ token: z.string().max(256) }), response: { 200: VerifyReply } },
      handler: (request) => verifyEmail(context, request.params.token),
    });

    app.route({
      method: 'POST',
      url: '/api/v2/email/verification',
      config: { access: 'session' },
      schema: { response: { 200: StatusReply } },
      handler: async (request) => {
        await resendVerification(context, viewerOf(request).id);
        return done;
      },
    });
  };
