import {
  IdParams,
  PasskeyInput,
  PasskeyOptions,
  PasswordProofInput,
  RecoveryCodesReply,
  SecondFactorReply,
  StatusReply,
  texts,
  TotpConfirmInput,
  TotpReply,
} from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../platform/context';
import { viewerOf } from '../../http/access';
import {
  addPasskey,
  beginPasskey,
  beginTotp,
  confirmTotp,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from './enrol.service';
import { resetSecondFactor } from './reset-second-factor.service';
import { presentSecondFactor } from './second-factor.presenter';
import { secondFactorRepository } from './second-factor.repository';

const done = { status: true as const, message: texts.done };
const own = { access: 'staff', invalid: 422, beforeEnrolment: true } as const;
const root = '/api/v2/second-factor';

/** The second factors of staff: their own, and those that a colleague has lost. */
export const secondFactorRoutes =
  (context: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'GET',
      url: root,
      config: own,
      schema: { response: { 200: SecondFactorReply } },
      handler: (request) => presentSecondFactor(context, viewerOf(request).id),
    });

    app.route({
      method: 'POST',
      url: `${root}/totp`,
      config: own,
      schema: { body: PasswordProofInput, response: { 200: TotpReply } },
      handler: (request) => beginTotp(context, viewerOf(request), request.body.password),
    });

    app.route({
      method: 'PUT',
      url: `${root}/totp`,
      config: own,
      schema: { body: TotpConfirmInput, response: { 200: RecoveryCodesReply } },
      handler: (request) => confirmTotp(context, viewerOf(request), request.body.code),
    });

    app.route({
      method: 'DELETE',
      url: `${root}/totp`,
      config: own,
      schema: { body: PasswordProofInput, response: { 200: StatusReply } },
      handler: async (request) => {
        await removeTotp(context, viewerOf(request), request.body.password);
        return done;
      },
    });

    app.route({
      method: 'POST',
      url: `${root}/passkeys/options`,
      config: own,
      schema: { body: PasswordProofInput, response: { 200: PasskeyOptions } },
      handler: (request) => beginPasskey(context, viewerOf(request), request.body.password),
    });

    app.route({
      method: 'POST',
      url: `${root}/passkeys`,
      config: own,
      schema: { body: PasskeyInput, response: { 200: RecoveryCodesReply } },
      handler: (request) => addPasskey(context, viewerOf(request), request.body),
    });

    app.route({
      method: 'DELETE',
      url: `${root}/passkeys/:id`,
      config: own,
      schema: { params: IdParams, body: PasswordProofInput, response: { 200: StatusReply } },
      handler: async (request) => {
        const { password } = request.body;
        await removePasskey(context, viewerOf(request), request.params.id, password);
        return done;
      },
    });

    app.route({
      method: 'POST',
      url: `${root}/recovery-codes`,
      config: own,
      schema: { body: PasswordProofInput, response: { 200: RecoveryCodesReply } },
      handler: (request) => renewRecoveryCodes(context, viewerOf(request), request.body.password),
    });

    app.route({
      method: 'DELETE',
      url: `${root}/devices`,
      config: own,
      schema: { response: { 200: StatusReply } },
      handler: async (request) => {
        await secondFactorRepository.forgetBrowsers(context.db, viewerOf(request).id);
        return done;
      },
    });

    app.route({
      method: 'DELETE',
      url: '/api/v2/users/:id/second-factor',
      config: { access: 'can:admin:manage' },
      schema: { params: IdParams, response: { 200: StatusReply } },
      handler: async (request) => {
        await resetSecondFactor(context, viewerOf(request), request.params.id);
        return done;
      },
    });
  };
