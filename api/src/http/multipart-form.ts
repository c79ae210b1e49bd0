import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { texts } from '@alumni/shared-contract';
import { ApiError, type FieldErrors } from '../errors';

interface Form {
  fields: Record<string, unknown>;
  file: Buffer | null;
}

/** The texts and the one file of a form; a JSON body is a form without a file. */
export async function readForm(request: FastifyRequest, fileField: string): Promise<Form> {
  if (!request.isMultipart()) return { fields: asRecord(request.body), file: null };
  const form: Form = { fields: {}, file: null };
  for await (const part of request.parts()) {
    if (part.type === 'field') form.fields[part.fieldname] = part.value;
    else {
      const content = await part.toBuffer();
      if (part.fieldname === fileField && content.length > 0) form.file = content;
    }
  }
  return form;
}

/**
 * Reads the form of something that has a cover picture: its texts and the picture's bytes.
 * @param cover 'optional' on an update, where no file means the picture stays
 * @throws ApiError `invalid` with every field that is wrong, the cover among them
 */
export async function readCoverForm<Schema extends z.ZodObject>(
  request: FastifyRequest,
  schema: Schema,
  cover: 'required' | 'optional',
): Promise<{ values: z.output<Schema>; cover: Buffer | null }> {
  const form = await readForm(request, 'cover_picture');
  const parsed = schema.safeParse(form.fields);
  const errors = parsed.success ? {} : errorsByField(parsed.error);
  if (cover === 'required' && !form.file) errors['cover_picture'] = [texts.coverRequired];
  const [first] = Object.values(errors);
  if (!parsed.success || first) {
    throw new ApiError('invalid', { ...(first?.[0] && { message: first[0] }), errors });
  }
  return { values: parsed.data, cover: form.file };
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
