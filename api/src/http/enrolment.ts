import { isStaff } from '@alumni/shared-contract';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/read-config';
import type { Db, DbOrTx } from '../platform/db/open-database';
import { passkeys, totpSecrets } from '../platform/db/schema';
import { ApiError } from '../platform/errors';

declare module 'fastify' {
  interface FastifyRequest {
    /** Staff of a network that requires a second factor, before they have one. */
    mustEnrol: boolean;
  }
  interface FastifyContextConfig {
    /** Also for staff who must set up a second factor first. */
    beforeEnrolment?: true;
  }
}

/** Whether a person signs in with a second factor: an app with codes, or a passkey. */
export async function hasSecondFactor(db: DbOrTx, personId: number): Promise<boolean> {
  const one = { one: sql`1` };
  const found = await unionAll(
    db
      .select(one)
      .from(totpSecrets)
      .where(and(eq(totpSecrets.personId, personId), isNotNull(totpSecrets.confirmedAt))),
    db.select(one).from(passkeys).where(eq(passkeys.personId, personId)),
  ).limit(1);
  return found.length > 0;
}

/**
 * With STAFF_SECOND_FACTOR=required: staff without a second factor may call nothing but what sets it
 * up. Calls that are open to everybody answer them as guests.
 */
export function requireEnrolment(app: FastifyInstance, db: Db, config: Config): void {
  app.decorateRequest('mustEnrol', false);
  if (config.STAFF_SECOND_FACTOR !== 'required') return;
  app.addHook('onRequest', async (request) => {
    const { viewer } = request;
    if (!viewer || !isStaff(viewer.idProfil)) return;
    request.mustEnrol = !(await hasSecondFactor(db, viewer.id));
    const { access, beforeEnrolment } = request.routeOptions.config;
    if (!request.mustEnrol || beforeEnrolment) return;
    if (access !== 'all') throw new ApiError('must_enrol');
    request.viewer = null;
  });
}
