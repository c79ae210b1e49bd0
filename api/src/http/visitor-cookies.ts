import { createHash, randomBytes } from 'node:crypto';
import { ReleaseVersion, RemoteName } from '@alumni/shared-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../platform/config/read-config';
import { clearHostCookie, readHostCookie, setHostCookie } from './host-cookie';
import { readSigned, signed } from './signed-value';

/** Cookie with the random number of a browser, for canaries. */
export const bucketCookie = 'mf_bucket';
/** Signed cookie with the pins of a member of staff. */
export const pinCookie = 'mf_pin';
const bucketDays = 30;
const pinSeconds = 8 * 60 * 60;
const purpose = 'mf-pin';

/** Random number of a visitor's browser, for canaries only; null before it has one. */
export function bucketOf(request: FastifyRequest, config: Config): string | null {
  const value = readHostCookie(request, config, bucketCookie);
  return value && /^[0-9a-f]{32}$/.test(value) ? value : null;
}

/** Gives the browser a number, so that it keeps one version. */
export function giveBucket(reply: FastifyReply, config: Config): string {
  const bucket = randomBytes(16).toString('hex');
  const seconds = bucketDays * 24 * 60 * 60;
  setHostCookie(reply, config, { name: bucketCookie, value: bucket, seconds });
  return bucket;
}

/** Whether a browser gets a canary; independent for each remote. */
export function isInCanary(bucket: string, remote: string, percent: number): boolean {
  const digest = createHash('sha256').update(`${remote}:${bucket}`).digest();
  return digest.readUInt32BE(0) % 100 < percent;
}

/** Remote → version pinned by a staff member. */
export type Pins = Record<string, string>;

const PinsSchema = z.object({ pins: z.record(RemoteName, ReleaseVersion), until: z.number() });

/** Valid pins of a browser: signed by us and not expired. */
export function pinsOf(request: FastifyRequest, config: Config): Pins {
  return readPins(request, config)?.pins ?? {};
}

/** When they end, in milliseconds since 1970; null without a pin. */
export function pinsEnd(request: FastifyRequest, config: Config): number | null {
  return readPins(request, config)?.until ?? null;
}

const readPins = (request: FastifyRequest, config: Config) =>
  readSigned(purpose, readHostCookie(request, config, pinCookie), PinsSchema, config);

/** Signed cookie value of pins. */
export const signedPins = (kept: object, config: Config): string => signed(purpose, kept, config);

/** No pins: deletes the cookie. */
export function setPins(reply: FastifyReply, config: Config, pins: Pins): void {
  if (Object.keys(pins).length === 0) {
    clearHostCookie(reply, config, pinCookie);
    return;
  }
  const until = Date.now() + pinSeconds * 1000;
  const value = signedPins({ pins, until }, config);
  setHostCookie(reply, config, { name: pinCookie, value, seconds: pinSeconds });
}
