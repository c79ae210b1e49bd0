import { STATUS_CODES } from 'node:http';
import type { RouteOptions } from 'fastify';
import type { Operation } from './operations';

const meanings: Record<number, string> = {
  400: "La demande n'est pas lisible, ou certains champs sont à corriger.",
  401: "Personne n'est connecté, ou la session est finie.",
  403: "La personne connectée n'en a pas le droit.",
  404: "Cet élément n'existe pas.",
  409: "L'élément a changé entre-temps, ou une règle l'interdit.",
  413: 'Le contenu est trop volumineux.',
  415: "Le format n'est pas accepté.",
  419: "L'en-tête X-XSRF-TOKEN ne répète pas le cookie XSRF-TOKEN.",
  422: 'Certains champs sont à corriger.',
  429: 'Trop de demandes ; Retry-After dit combien de secondes attendre.',
  503: 'Le service est momentanément indisponible.',
};

/** Location of error answers in the document. */
const nameOf = (status: number) => `Refus${status}`;

/** One answer per status, shared by all calls: `{message, errors?, code?}`. */
export const refusals = Object.fromEntries([
  ...Object.keys(meanings).map((status) => [nameOf(Number(status)), refusal(Number(status))]),
  ['Imprevu', { ...refusal(500), description: "Une erreur imprévue : rien n'a été fait." }],
]);

function refusal(status: number) {
  const wait = { 'Retry-After': { description: 'En secondes.', schema: { type: 'integer' } } };
  return {
    description: meanings[status] ?? STATUS_CODES[status] ?? '',
    ...(status === 429 && { headers: wait }),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorReply.' } } },
  };
}

/** Errors that a route may return, by its `access`, its input and its method. */
export function refusalsOf(route: RouteOptions, method: string, operation: Operation) {
  const { access, invalid = 400 } = route.config ?? {};
  // Every route refuses an address that is too long.
  const statuses = new Set([400, ...(operation.also ?? [])]);
  const { body, querystring, params } = route.schema ?? {};
  if (access !== 'all' && access !== 'guest') statuses.add(401);
  if (access !== 'all' && access !== 'session') statuses.add(403);
  if (querystring) statuses.add(invalid);
  if (params) statuses.add(404);
  if (method !== 'GET') for (const status of [400, 413, 415, 419]) statuses.add(status);
  if (body || operation.form) statuses.add(invalid);
  const references = [...statuses].sort().map((status) => [status, reference(nameOf(status))]);
  return { ...Object.fromEntries(references), default: reference('Imprevu') };
}

const reference = (name: string) => ({ $ref: `#/components/responses/${name}` });
