import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { isStaff } from '@alumni/shared-contract';
import type { Db } from '../../platform/db/open-database';
import { people } from '../../platform/db/schema';

/**
 * Whether a photo's address answers this caller, and everybody: a photo that its owner hides exists
 * for the owner and the staff alone (rule 31). Others are found by their unguessable address.
 */
export const photoGuard = (db: Db) => async (request: FastifyRequest, key: string) => {
  const [owner] = await db
    .select({ id: people.id, level: people.visiblePicture })
    .from(people)
    .where(eq(people.picture, key));
  const isForAll = !owner || owner.level === 'members';
  const { viewer } = request;
  const isTrusted = viewer !== null && (viewer.id === owner?.id || isStaff(viewer.idProfil));
  return { isForAll, isAllowed: isForAll || isTrusted };
};
