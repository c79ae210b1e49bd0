import type { FastifyInstance } from 'fastify';
import { operationOf } from '../src/http/openapi/openapi';

/** The statuses that the OpenAPI document says of a route; null for one it leaves out. */
export function documentedStatuses(app: FastifyInstance, route: string): number[] | null {
  const [method = '', url = ''] = route.split(' ');
  if (!operationOf(method, url)) return null;
  const { paths = {} } = app.swagger() as {
    paths?: Record<string, Record<string, { responses: object }>>;
  };
  const call = paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  return Object.keys(call?.responses ?? {}).map(Number);
}
