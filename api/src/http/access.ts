import { meetsAccess, type Access } from '@alumni/shared-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../platform/errors';
import type { Viewer } from './viewer';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call; a route without it is refused at registration. */
    access?: Access;
    /** Status for invalid fields on this route: 400 unless set to 422. */
    invalid?: 400 | 422;
    /** Only for calls without cookies, such as those with a bearer token. */
    csrf?: false;
  }
}

/** Refuses to register a route without `access`. */
export function requireDeclaredAccess(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!route.config?.access) {
      throw new Error(`${String(route.method)} ${route.url} does not declare its access`);
    }
  });
}

/** Enforces the `access` of every route. */
export function guardRoutes(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (access && !meetsAccess(access, request.viewer?.idProfil ?? null)) throw refusal(request);
  });
}

function refusal(request: FastifyRequest): ApiError {
  if (request.routeOptions.config.access === 'guest') return new ApiError('guest_only');
  return new ApiError(request.viewer ? 'forbidden' : 'session_required');
}

/**
 * The signed-in person, on a route that requires one.
 * @throws ApiError without a session
 */
export function viewerOf(request: FastifyRequest): Viewer {
  if (!request.viewer) throw new ApiError('session_required');
  return request.viewer;
}
