import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import type { Config } from '../platform/config/read-config';

type Secret = Pick<Config, 'SESSION_SECRET'>;

/**
 * A text that only this server can have made: `payload.signature`, readable by its holder.
 * @param purpose keeps a text made for one use from being accepted for another
 */
export function signed(purpose: string, value: object, secret: Secret): string {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${payload}.${signature(purpose, payload, secret)}`;
}

/**
 * @param text from `signed`, perhaps by an older version of this server
 * @param schema `until`: when it ends, in milliseconds since 1970
 * @returns null when it is missing, was not signed by us for this purpose, or has ended
 */
export function readSigned<Value extends { until: number }>(
  purpose: string,
  text: string | undefined,
  schema: z.ZodType<Value>,
  secret: Secret,
): Value | null {
  const [payload = '', given = ''] = (text ?? '').split('.');
  const expected = Buffer.from(signature(purpose, payload, secret));
  const sent = Buffer.from(given);
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return null;
  const { data } = schema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return data && data.until > Date.now() ? data : null;
}

const signature = (purpose: string, payload: string, { SESSION_SECRET }: Secret) =>
  createHmac('sha256', SESSION_SECRET).update(`${purpose}:${payload}`).digest('base64url');
