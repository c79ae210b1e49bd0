import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { frenchMessage, uploadLimitBytes } from '@alumni/shared-contract';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from './context';
import { guardRoutes } from './http/access';
import { requireCsrfToken } from './http/csrf';
import { answerErrors } from './http/error-handler';
import { loggerOptions } from './http/logger';
import { recogniseSessions } from './http/sessions';
import { mailRoutes } from './mail/mail.routes';
import { authRoutes } from './modules/auth/auth.routes';
import { healthRoutes } from './modules/health/health.routes';
import { fileRoutes } from './storage/file.routes';

z.config({ customError: frenchMessage });

/** The whole API, module by module. */
export async function buildApp(context: AppContext): Promise<FastifyInstance> {
  const { config, db } = context;
  const app = Fastify({
    logger: loggerOptions(config),
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  await app.register(cookie);
  await app.register(multipart, { limits: { fileSize: uploadLimitBytes, files: 1, fields: 20 } });
  answerErrors(app);
  recogniseSessions(app, db, config);
  requireCsrfToken(app, config);
  guardRoutes(app);

  await app.register(healthRoutes(context));
  await app.register(authRoutes(context));
  await app.register(fileRoutes(context));
  if (config.DEMO) await app.register(mailRoutes(context));
  return app;
}
