import { texts } from '@alumni/shared-contract';
import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { ApiError, type FieldErrors } from '../platform/errors';

/** zod's check, extended: refuses texts that PostgreSQL cannot store, under their field. */
export const storableValidator: FastifySchemaCompiler<z.ZodType> = (route) => {
  const validate = validatorCompiler(route);
  return (data: unknown) => {
    const errors = unstorableTexts(data);
    if (Object.keys(errors).length === 0) return validate(data);
    if (route.httpPart === 'params') return { error: new ApiError('not_found') };
    return { error: new ApiError('invalid', { message: texts.characterRefused, errors }) };
  };
};

/** A NUL character, or an unpaired surrogate. */
const unstorable = /\0|\p{Surrogate}/u;

/** Finds texts that cannot be stored, by field. */
export function unstorableTexts(data: unknown): FieldErrors {
  const errors: FieldErrors = {};
  const waiting: [path: string, value: unknown][] = [['', data]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && unstorable.test(value))
      errors[path || 'form'] = [texts.characterRefused];
    if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value))
        waiting.push([path ? `${path}.${name}` : name, inner]);
  }
  return errors;
}
