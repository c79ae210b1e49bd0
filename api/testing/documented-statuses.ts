import type { FastifyInstance } from 'fastify';
import { operationOf } from '../src/http/openapi/openapi';

/** The statuses of a route in the OpenAPI document; null for a route that it omits. */
export function documentedStatuses(app: FastifyInstance, route: string): number[] | null {
  const [method = '', url = ''] = route.split(' ');
  if (!operationOf(method, url)) return null;
  const { paths = {} } = app.swagger() as {
    paths?: Record<string, Record<string, { responses: object }>>;
  };
  const call = paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  return Object.keys(call?.responses ?? {}).map(Number);
}
