import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/read-config';
import type { AppContext } from '../../platform/context';
import type { DbOrTx, Tx } from '../../platform/db/open-database';
import type { Person } from '../../platform/db/schema';
import { ApiError } from '../../platform/errors';
import { hashOf, randomToken } from '../../platform/hashes';
import { hasSecondFactor } from '../../http/enrolment';
import { clearHostCookie, readHostCookie, setHostCookie } from '../../http/host-cookie';
import { secondFactorRepository } from './second-factor.repository';

/** Holds the id of a sign-in that waits for its second step; scripts cannot read it. */
export const pendingCookie = 'alumni_second_step';
/** Holds the id of a browser that is spared the second step; scripts cannot read it. */
const deviceCookie = 'alumni_device';

/**
 * Begins a second step when the person has a second factor and does not trust this browser.
 * @returns its id, for `sendPending` after the commit; null when a session may be opened
 */
export async function beginSecondStep(
  { config }: AppContext,
  tx: Tx,
  request: FastifyRequest,
  personId: number,
): Promise<string | null> {
  if (!(await hasSecondFactor(tx, personId))) return null;
  const device = readHostCookie(request, config, deviceCookie);
  if (device && (await secondFactorRepository.isTrusted(tx, hashOf(device), personId))) return null;
  const id = randomToken();
  await secondFactorRepository.openPending(tx, hashOf(id), personId, config.SECOND_STEP_LIFE);
  return id;
}

export function sendPending(reply: FastifyReply, config: Config, id: string): void {
  const seconds = config.SECOND_STEP_LIFE;
  setHostCookie(reply, config, { name: pendingCookie, value: id, seconds });
}

export function clearPending(reply: FastifyReply, config: Config): void {
  clearHostCookie(reply, config, pendingCookie);
}

/**
 * The pending sign-in of a browser.
 * @throws ApiError `second_step_expired` without one
 */
export async function pendingOf(
  db: DbOrTx,
  config: Config,
  request: FastifyRequest,
): Promise<{ idHash: string; person: Person }> {
  const cookie = readHostCookie(request, config, pendingCookie);
  const idHash = hashOf(cookie ?? '');
  const person = cookie && (await secondFactorRepository.findPending(db, idHash));
  if (!person) throw new ApiError('second_step_expired');
  return { idHash, person };
}

/** @returns the id of the browser, for `sendDevice` after the commit */
export async function trustBrowser(
  { config }: AppContext,
  tx: Tx,
  personId: number,
): Promise<string> {
  const id = randomToken();
  await secondFactorRepository.trust(tx, hashOf(id), personId, config.TRUSTED_DEVICE_LIFE);
  return id;
}

export function sendDevice(reply: FastifyReply, config: Config, id: string): void {
  const seconds = config.TRUSTED_DEVICE_LIFE;
  setHostCookie(reply, config, { name: deviceCookie, value: id, seconds });
}
