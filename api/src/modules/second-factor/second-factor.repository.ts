import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/db/open-database';
import {
  passkeyChallenges,
  passkeys,
  pendingSignIns,
  people,
  recoveryCodes,
  totpSecrets,
  trustedDevices,
} from '../../platform/db/schema';

export type TotpSecret = typeof totpSecrets.$inferSelect;
export type Passkey = typeof passkeys.$inferSelect;

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** Tables whose rows belong to one person, in the order of deletion. */
const factors = [totpSecrets, passkeys, recoveryCodes] as const;
const shortLived = [pendingSignIns, passkeyChallenges, trustedDevices] as const;

export const secondFactorRepository = {
  async totpOf(db: DbOrTx, personId: number): Promise<TotpSecret | undefined> {
    const [row] = await db.select().from(totpSecrets).where(eq(totpSecrets.personId, personId));
    return row;
  },

  /** Keeps a secret that waits for its first code; a confirmed one stays. */
  async keepSecret(db: DbOrTx, personId: number, secret: Buffer): Promise<void> {
    const fresh = { secret, createdAt: new Date() };
    await db
      .insert(totpSecrets)
      .values({ personId, ...fresh })
      .onConflictDoUpdate({
        target: totpSecrets.personId,
        set: fresh,
        setWhere: isNull(totpSecrets.confirmedAt),
      });
  },

  async confirmTotp(db: DbOrTx, personId: number, step: number): Promise<void> {
    await db
      .update(totpSecrets)
      .set({ confirmedAt: new Date(), lastStep: step })
      .where(eq(totpSecrets.personId, personId));
  },

  /** Uses a time step: false when it, or a later one, has been used. */
  async useStep(db: DbOrTx, personId: number, step: number): Promise<boolean> {
    const unused = or(isNull(totpSecrets.lastStep), lt(totpSecrets.lastStep, step));
    const used = await db
      .update(totpSecrets)
      .set({ lastStep: step })
      .where(and(eq(totpSecrets.personId, personId), unused))
      .returning({ personId: totpSecrets.personId });
    return used.length > 0;
  },

  async deleteTotp(db: DbOrTx, personId: number): Promise<void> {
    await db.delete(totpSecrets).where(eq(totpSecrets.personId, personId));
  },

  passkeysOf: (db: DbOrTx, personId: number): Promise<Passkey[]> =>
    db.select().from(passkeys).where(eq(passkeys.personId, personId)).orderBy(asc(passkeys.id)),

  async addPasskey(db: DbOrTx, passkey: typeof passkeys.$inferInsert): Promise<void> {
    await db.insert(passkeys).values(passkey);
  },

  /** Counts a use: false when the passkey was deleted or used meanwhile. */
  async notePasskeyUse(db: DbOrTx, used: Passkey, counter: number): Promise<boolean> {
    const noted = await db
      .update(passkeys)
      .set({ counter, lastUsedAt: new Date() })
      .where(and(eq(passkeys.id, used.id), eq(passkeys.counter, used.counter)))
      .returning({ id: passkeys.id });
    return noted.length > 0;
  },

  /** Whether there was one of this id and of this person. */
  async deletePasskey(db: DbOrTx, personId: number, id: number): Promise<boolean> {
    const own = and(eq(passkeys.id, id), eq(passkeys.personId, personId));
    return (await db.delete(passkeys).where(own).returning({ id: passkeys.id })).length > 0;
  },

  async keepChallenge(
    db: DbOrTx,
    key: { keyHash: string; personId: number },
    challenge: string,
    lifeSeconds: number,
  ): Promise<void> {
    const fresh = { challenge, personId: key.personId, expiresAt: inSeconds(lifeSeconds) };
    await db
      .insert(passkeyChallenges)
      .values({ ...key, ...fresh })
      .onConflictDoUpdate({ target: passkeyChallenges.keyHash, set: fresh });
  },

  /** Uses a challenge up. */
  async takeChallenge(db: DbOrTx, keyHash: string): Promise<string | undefined> {
    const [row] = await db
      .delete(passkeyChallenges)
      .where(
        and(eq(passkeyChallenges.keyHash, keyHash), gt(passkeyChallenges.expiresAt, sql`now()`)),
      )
      .returning({ challenge: passkeyChallenges.challenge });
    return row?.challenge;
  },

  async countRecoveryCodes(db: DbOrTx, personId: number): Promise<number> {
    return db.$count(recoveryCodes, eq(recoveryCodes.personId, personId));
  },

  async replaceRecoveryCodes(db: DbOrTx, personId: number, hashes: string[]): Promise<void> {
    await db.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId));
    await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ personId, codeHash })));
  },

  /** Whether the person had this code; it is then used up. */
  async useRecoveryCode(db: DbOrTx, personId: number, codeHash: string): Promise<boolean> {
    const own = and(eq(recoveryCodes.personId, personId), eq(recoveryCodes.codeHash, codeHash));
    const used = await db
      .delete(recoveryCodes)
      .where(own)
      .returning({ hash: recoveryCodes.codeHash });
    return used.length > 0;
  },

  async openPending(
    db: DbOrTx,
    idHash: string,
    personId: number,
    lifeSeconds: number,
  ): Promise<void> {
    await db.insert(pendingSignIns).values({ idHash, personId, expiresAt: inSeconds(lifeSeconds) });
  },

  /** A valid pending sign-in, with its person. */
  async findPending(db: DbOrTx, idHash: string) {
    const [row] = await db
      .select({ person: people })
      .from(pendingSignIns)
      .innerJoin(people, eq(people.id, pendingSignIns.personId))
      .where(and(eq(pendingSignIns.idHash, idHash), gt(pendingSignIns.expiresAt, sql`now()`)));
    return row?.person;
  },

  /** Whether it was still there: of two concurrent calls only one succeeds. */
  async takePending(db: DbOrTx, idHash: string): Promise<boolean> {
    const taken = await db
      .delete(pendingSignIns)
      .where(and(eq(pendingSignIns.idHash, idHash), gt(pendingSignIns.expiresAt, sql`now()`)))
      .returning({ personId: pendingSignIns.personId });
    return taken.length > 0;
  },

  async trust(db: DbOrTx, idHash: string, personId: number, lifeSeconds: number): Promise<void> {
    await db.insert(trustedDevices).values({ idHash, personId, expiresAt: inSeconds(lifeSeconds) });
  },

  async isTrusted(db: DbOrTx, idHash: string, personId: number): Promise<boolean> {
    const valid = and(
      eq(trustedDevices.idHash, idHash),
      eq(trustedDevices.personId, personId),
      gt(trustedDevices.expiresAt, sql`now()`),
    );
    return (await db.$count(trustedDevices, valid)) > 0;
  },

  async countTrusted(db: DbOrTx, personId: number): Promise<number> {
    const valid = and(
      eq(trustedDevices.personId, personId),
      gt(trustedDevices.expiresAt, sql`now()`),
    );
    return db.$count(trustedDevices, valid);
  },

  /** Ends begun sign-ins and the trust in browsers: after a new password or a reset. */
  async forgetBrowsers(db: DbOrTx, personId: number): Promise<void> {
    for (const table of shortLived) await db.delete(table).where(eq(table.personId, personId));
  },

  /** Deletes everything of a person's second factors. */
  async deleteAll(db: DbOrTx, personId: number): Promise<void> {
    for (const table of factors) await db.delete(table).where(eq(table.personId, personId));
    await this.forgetBrowsers(db, personId);
  },

  /** Which of these people sign in with a second factor. */
  async having(db: DbOrTx, ids: number[]): Promise<Set<number>> {
    if (ids.length === 0) return new Set();
    const byApp = await db
      .select({ id: totpSecrets.personId })
      .from(totpSecrets)
      .where(and(inArray(totpSecrets.personId, ids), isNotNull(totpSecrets.confirmedAt)));
    const byKey = await db
      .selectDistinct({ id: passkeys.personId })
      .from(passkeys)
      .where(inArray(passkeys.personId, ids));
    return new Set([...byApp, ...byKey].map(({ id }) => id));
  },

  async deleteExpired(db: DbOrTx): Promise<void> {
    for (const table of shortLived) await db.delete(table).where(lt(table.expiresAt, sql`now()`));
  },
};
