import { isStaff } from '@alumni/shared-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../platform/context';
import type { Db } from '../platform/db/open-database';
import { hostCookie, readHostCookie, setHostCookie } from './host-cookie';
import { isSafe } from './safe-methods';

/** Position of this browser's last write in the database's log; without a replica there is none. */
const writtenCookie = 'alumni_written';
/** A replica that is further behind than DATABASE_REPLICA_LAG is not asked: the cookie lasts no longer. */
const spareSeconds = 5;

/**
 * The database that answers a read of a guest or a member: the replica, unless it lacks what the
 * browser wrote last. Staff see their work at once, also that of a job: the primary answers them.
 */
export function readingDb(
  { db, replica, config }: Pick<AppContext, 'db' | 'replica' | 'config'>,
  request: FastifyRequest,
): Db {
  if (!replica || (request.viewer && isStaff(request.viewer.idProfil))) return db;
  return replica.reader(readHostCookie(request, config, writtenCookie)) ?? db;
}

/** Tells the browser, with each answer to a successful write, how far a replica must be for it. */
export function rememberWrites(app: FastifyInstance, { replica, config }: AppContext): void {
  if (!replica) return;
  const seconds = config.DATABASE_REPLICA_LAG + spareSeconds;
  app.addHook('onSend', async (request, reply) => {
    if (isSafe(request.method) || reply.statusCode >= 400) return;
    setHostCookie(reply, config, { name: writtenCookie, value: await replica.written(), seconds });
  });
}

/** That cookie alone, of a request that is repeated as a guest's. */
export function writtenCookieIn(
  header: string | undefined,
  config: AppContext['config'],
): string | undefined {
  const start = `${hostCookie(writtenCookie, config)}=`;
  return header?.split('; ').find((pair) => pair.startsWith(start));
}
