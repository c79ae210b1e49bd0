import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { ErrorReply } from '@alumni/shared-contract';
import type { FastifyInstance, RouteOptions } from 'fastify';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '../../platform/config/read-config';
import { csrfHeader } from '../csrf';
import { hostCookie } from '../host-cookie';
import { sessionCookie } from '../session-cookie';
import { namedShapes, tidyComponents, writeSchema } from './components';
import { operations, tags, type Operation } from './operations';
import { refusals, refusalsOf } from './refusals';

const writing = { schemaRegistry: namedShapes, zodToJsonConfig: writeSchema };
const describeShapes = createJsonSchemaTransform(writing);
const describeComponents = createJsonSchemaTransformObject(writing);

/** Describes every route registered after it: `app.swagger()` is the document. */
export async function describeCalls(app: FastifyInstance, config: Config): Promise<void> {
  const document: FastifyDynamicSwaggerOptions = {
    openapi: {
      openapi: '3.1.1',
      info: {
        title: `${config.NETWORK_NAME} : l'API`,
        version: '1.0.0',
        description: about,
        license: { name: 'Propriétaire', identifier: 'LicenseRef-Proprietary' },
      },
      servers: [{ url: config.BASE_URL }],
      tags: Object.keys(operations).map((name) => ({ name, description: tags[name] ?? name })),
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: hostCookie(sessionCookie, config) },
          csrf: { type: 'apiKey', in: 'header', name: csrfHeader.toUpperCase() },
        },
      },
    },
    transform: (input) => {
      const { schema, url } = describeShapes({
        ...input,
        schema: { response: {}, ...input.schema },
      });
      return { schema: { ...schema, ...describeCall(input.route) }, url };
    },
    transformObject: (input) => {
      if (!('openapiObject' in input)) throw new Error('the document is OpenAPI 3');
      const described = describeComponents(input) as OpenapiObject;
      return tidyComponents(withAnswers(described));
    },
  };
  await app.register(swagger, document);
}

const about =
  'Les appels du réseau des anciens. La session est un cookie ; un appel qui écrit répète ' +
  "le cookie XSRF-TOKEN (`GET /sanctum/csrf-cookie`) dans l'en-tête X-XSRF-TOKEN. " +
  'Toute erreur a un `message` en français, et `errors` par champ quand il y a lieu.';

type OpenapiObject = Record<string, unknown> & {
  paths: Record<string, Record<string, Described>>;
  components?: { schemas?: Record<string, unknown>; responses?: Record<string, unknown> };
};
/**
 * An operation being built: the `x-` fields carry data of its route, and are removed at the end.
 */
interface Described {
  'x-refusals'?: Record<string, unknown>;
  'x-form'?: Operation['form'];
  'x-success'?: Operation['success'];
  requestBody?: unknown;
  responses: Record<string, { description: string }>;
}

/** OpenAPI data of one route; a route without an entry is left out of the document. */
function describeCall(route: RouteOptions) {
  const method = String(route.method);
  const found = operationOf(method, route.url);
  if (!found) return { hide: true };
  const { tag, operation } = found;
  const access = route.config?.access ?? 'all';
  const needs = {
    ...(access !== 'all' && access !== 'guest' && { session: [] }),
    ...(method !== 'GET' && route.config?.csrf !== false && { csrf: [] }),
  };
  return {
    operationId: operation.id,
    summary: operation.summary,
    tags: [tag],
    security: Object.keys(needs).length > 0 ? [needs] : [],
    'x-access': access,
    'x-refusals': refusalsOf(route, method, operation),
    ...(operation.form && { 'x-form': operation.form }),
    ...(operation.success && { 'x-success': operation.success }),
  };
}

/** The entry of a route in the table of calls. */
export function operationOf(method: string, url: string) {
  for (const [tag, calls] of Object.entries(operations)) {
    const operation = calls[`${method} ${url}`];
    if (operation) return { tag, operation };
  }
  return null;
}

/** Adds what swagger cannot derive: forms read by hand, successes without JSON, refusals. */
function withAnswers(document: OpenapiObject): OpenapiObject {
  for (const call of Object.values(document.paths).flatMap((path) => Object.values(path))) {
    const { 'x-refusals': refused, 'x-form': form, 'x-success': success } = call;
    for (const carried of ['x-refusals', 'x-form', 'x-success'] as const) delete call[carried];
    if (form) call.requestBody = { required: true, content: formContent(form) };
    if (success) call.responses = { [success.status]: answer(success) };
    for (const response of Object.values(call.responses))
      if (response.description === 'Default Response') response.description = 'Fait.';
    call.responses = { ...(refused as typeof call.responses), ...call.responses };
  }
  const schemas = { ...document.components?.schemas, 'ErrorReply.': z.toJSONSchema(ErrorReply) };
  document.components = { ...document.components, schemas, responses: refusals };
  return document;
}

function answer({ description, type }: NonNullable<Operation['success']>) {
  const schema = type === 'application/json' ? { type: 'object' } : { type: 'string' };
  return { description, ...(type && { content: { [type]: { schema } } }) };
}

function formContent({ fields, file, need, orJson }: NonNullable<Operation['form']>) {
  const { properties, required = [] } = z.toJSONSchema(fields, { io: 'input' });
  const picture = { type: 'string', format: 'binary', description: 'JPEG, PNG ou WebP, 5 Mo.' };
  const whole = need === 'required' ? [...required, file] : required;
  const schema = { type: 'object', properties: { ...properties, [file]: picture } };
  return {
    'multipart/form-data': { schema: { ...schema, ...(whole.length > 0 && { required: whole }) } },
    ...(orJson && { 'application/json': { schema: { type: 'object', properties, required } } }),
  };
}
