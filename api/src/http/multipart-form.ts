import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { texts } from '@alumni/shared-contract';
import { ApiError, type FieldErrors } from '../platform/errors';
import { unstorableTexts } from './storable-text';

interface Form {
  fields: Record<string, unknown>;
  file: Buffer | null;
  /** As the browser names it; '' without a file. */
  fileName: string;
}

/** Maximum concurrent uploads: each holds up to 5 MB in memory. */
const formsAtOnce = 64;
const retrySeconds = 5;
let arriving = 0;

/** Texts and the one file of a form; a JSON body is a form without a file. */
export async function readForm(request: FastifyRequest, fileField: string): Promise<Form> {
  if (!request.isMultipart()) return { fields: asRecord(request.body), file: null, fileName: '' };
  if (arriving >= formsAtOnce) throw new ApiError('unavailable', { retryAfter: retrySeconds });
  arriving += 1;
  try {
    return await readParts(request, fileField);
  } catch (error) {
    // The parser's errors have no status: the body was truncated, or is not a form.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new ApiError('malformed');
  } finally {
    arriving -= 1;
  }
}

async function readParts(request: FastifyRequest, fileField: string): Promise<Form> {
  const form: Form = { fields: {}, file: null, fileName: '' };
  for await (const part of request.parts()) {
    if (part.type === 'field') form.fields[part.fieldname] = part.value;
    else {
      const content = await part.toBuffer();
      if (part.fieldname === fileField && content.length > 0) {
        Object.assign(form, { file: content, fileName: part.filename });
      }
    }
  }
  return form;
}

/**
 * Reads a form with a cover picture.
 * @param need 'optional' on an update, where a missing file keeps the picture
 * @throws ApiError `invalid` with every invalid field, the cover included
 */
export async function readCoverForm<
  Schema extends z.ZodObject,
  Need extends 'required' | 'optional',
>(request: FastifyRequest, schema: Schema, need: Need) {
  const required = need === 'required' ? { required: texts.coverRequired } : {};
  const { values, file } = await readPictureForm(request, schema, 'cover_picture', required);
  type Cover = Need extends 'required' ? Buffer : Buffer | null;
  return { values, cover: file as Cover };
}

/**
 * Reads a form with a picture in another field.
 * @param options `required`: message for a missing picture; without it the picture is optional
 * @throws ApiError `invalid` with every invalid field, the picture included
 */
export async function readPictureForm<Schema extends z.ZodObject>(
  request: FastifyRequest,
  schema: Schema,
  fileField: string,
  options: { required?: string } = {},
) {
  const { fields, file } = await readForm(request, fileField);
  const parsed = schema.safeParse(fields);
  const errors = { ...(parsed.error && errorsByField(parsed.error)), ...unstorableTexts(fields) };
  if (options.required && !file) errors[fileField] = [options.required];
  const message = Object.values(errors)[0]?.[0];
  if (!parsed.success || message)
    throw new ApiError('invalid', { ...(message && { message }), errors });
  return { values: parsed.data, file };
}

function errorsByField(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues)
    (errors[issue.path.join('.') || 'form'] ??= []).push(issue.message);
  return errors;
}

function asRecord(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}
