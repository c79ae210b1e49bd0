import {
  LoginReply,
  PasskeyOptions,
  SecondStepInput,
  SecondStepReply,
} from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../platform/context';
import { sendSession } from '../../http/sessions';
import { clearPending, sendDevice } from './pending-sign-in';
import { askSignature, finishSignIn, secondStepWays } from './second-step.service';

/** The second step of a sign-in, for the browser that has passed the first. */
export const secondStepRoutes =
  (context: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { config } = context;

    app.route({
      method: 'GET',
      url: '/auth/second-factor',
      config: { access: 'all', beforeEnrolment: true },
      schema: { response: { 200: SecondStepReply } },
      handler: (request) => secondStepWays(context, request),
    });

    app.route({
      method: 'POST',
      url: '/auth/second-factor/passkey',
      config: { access: 'all', beforeEnrolment: true },
      schema: { response: { 200: PasskeyOptions } },
      handler: (request) => askSignature(context, request),
    });

    app.route({
      method: 'POST',
      url: '/auth/second-factor',
      config: { access: 'all', invalid: 422, beforeEnrolment: true },
      schema: { body: SecondStepInput, response: { 200: LoginReply } },
      handler: async (request, reply) => {
        const { person, sessionId, deviceId } = await finishSignIn(context, request, request.body);
        sendSession(reply, config, sessionId);
        clearPending(reply, config);
        if (deviceId) sendDevice(reply, config, deviceId);
        return { id: person.id, id_profil: person.idProfil };
      },
    });
  };
