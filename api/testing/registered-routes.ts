import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';

/**
 * Every route that apps of this file register from now on, as `METHOD url`; call it before an app
 * is built. HEAD counts with its GET.
 */
export function watchRoutes(): Map<string, RouteOptions> {
  const routes = new Map<string, RouteOptions>();
  subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', (route) => {
      for (const method of [route.method].flat())
        if (method !== 'HEAD') routes.set(`${method} ${route.url}`, route);
    });
  });
  return routes;
}
