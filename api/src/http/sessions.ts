import { isStaff } from '@alumni/shared-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config/read-config';
import type { AppContext } from '../platform/context';
import type { Db, DbOrTx } from '../platform/db/open-database';
import { setCsrfCookie } from './csrf';
import { isDiskFull } from '../platform/errors';
import { hashOf, randomToken } from '../platform/hashes';
import { deviceOf } from './device';
import { clearHostCookie, readHostCookie, setHostCookie } from './host-cookie';
import { sessionCookie } from './session-cookie';
import { sessionsRepository } from './sessions.repository';
import type { Viewer } from './viewer';

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}

/** A session is marked as seen once a minute at most: reading a page need not write. */
const touchEveryMs = 60_000;

/** Finds the person of the session cookie of each request. */
export function recogniseSessions(app: FastifyInstance, db: Db, config: Config): void {
  app.decorateRequest('viewer', null);
  app.addHook('onRequest', async (request) => {
    request.viewer = await viewerOfCookie(db, config, request);
  });
}

/** The sender of a request: for pages, which run before the hook above. */
export async function viewerOfCookie(
  db: Db,
  config: Config,
  request: FastifyRequest,
): Promise<Viewer | null> {
  const cookie = readHostCookie(request, config, sessionCookie);
  return cookie ? viewerOfSession(db, config, hashOf(cookie)) : null;
}

async function viewerOfSession(
  db: Db,
  config: Config,
  sessionHash: string,
): Promise<Viewer | null> {
  const found = await sessionsRepository.find(db, sessionHash);
  if (!found) return null;
  const now = new Date();
  const age = (since: Date) => (now.getTime() - since.getTime()) / 1000;
  const idle = isStaff(found.idProfil) ? config.SESSION_IDLE_STAFF : config.SESSION_IDLE;
  const isOver = age(found.lastSeenAt) > idle || age(found.createdAt) > config.SESSION_ABSOLUTE;
  if (isOver || found.isActivate === 0) {
    await sessionsRepository.delete(db, sessionHash).catch(exceptWhenFull);
    return null;
  }
  if (age(found.lastSeenAt) * 1000 > touchEveryMs)
    await sessionsRepository.touch(db, sessionHash, now).catch(exceptWhenFull);
  const { id, idProfil, approved, emailVerifiedAt } = found;
  return {
    id,
    idProfil,
    approved,
    emailVerified: emailVerifiedAt !== null,
    sessionHash,
    provedAt: found.provedAt ?? found.createdAt,
  };
}

/** On a full disk, people can still read. */
function exceptWhenFull(error: unknown): void {
  if (!isDiskFull(error)) throw error;
}

/** Opens a session with a new id, which prevents session fixation. */
export async function openSession(db: DbOrTx, request: FastifyRequest, personId: number) {
  if (request.viewer) await sessionsRepository.delete(db, request.viewer.sessionHash);
  const sessionId = randomToken();
  const device = deviceOf(request.headers['user-agent']);
  await sessionsRepository.insert(db, hashOf(sessionId), personId, device);
  return sessionId;
}

/** Sends the session cookie, once its transaction is committed. */
export function sendSession(reply: FastifyReply, config: Config, sessionId: string): void {
  const seconds = config.SESSION_ABSOLUTE;
  setHostCookie(reply, config, { name: sessionCookie, value: sessionId, seconds });
  setCsrfCookie(reply, config, sessionId);
}

/** Ends the caller's session; the browser continues as a guest. */
export async function closeSession(
  { config, db }: Pick<AppContext, 'config' | 'db'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (request.viewer) await sessionsRepository.delete(db, request.viewer.sessionHash);
  clearHostCookie(reply, config, sessionCookie);
  setCsrfCookie(reply, config);
}
