import { and, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/db/open-database';
import { people, tokens, type TokenKind } from '../../platform/db/schema';
import { hashOf, randomToken } from '../../platform/hashes';

type TokenRow = typeof tokens.$inferSelect;

export const tokensRepository = {
  /**
   * Creates a link's token and stores its hash; earlier ones of the same kind become invalid, except
   * those that undo a change of address, and those that stop the weekly summary.
   * @param token `value` replaces the random one
   */
  async issue(
    db: DbOrTx,
    token: {
      kind: TokenKind;
      personId: number;
      email: string;
      lifeSeconds: number;
      value?: string;
    },
  ): Promise<string> {
    const { kind, personId, email, lifeSeconds, value = randomToken() } = token;
    // Lock the owner's row first, as in `consume`: prevents deadlocks.
    await db
      .select({ id: people.id })
      .from(people)
      .where(eq(people.id, personId))
      .for('no key update');
    const earlier = and(eq(tokens.personId, personId), eq(tokens.kind, kind));
    // A second change of address must not take the first one's undo away.
    const isKept = kind === 'email_undo' || kind === 'summary_stop';
    if (!isKept) await db.delete(tokens).where(and(earlier, isNull(tokens.usedAt)));
    const expiresAt = sql`now() + make_interval(secs => ${lifeSeconds})`;
    await db.insert(tokens).values({ kind, personId, email, tokenHash: hashOf(value), expiresAt });
    return value;
  },

  /**
   * Uses a token; of two concurrent calls only one succeeds. Locks the owner's row first, in the
   * same order as invalidating a person's links: prevents deadlocks.
   */
  async consume(tx: DbOrTx, kind: TokenKind, token: string): Promise<TokenRow | undefined> {
    const live = isLive(kind, token);
    const owner = tx.select({ id: tokens.personId }).from(tokens).where(live);
    await tx
      .select({ id: people.id })
      .from(people)
      .where(inArray(people.id, owner))
      .for('no key update');
    const [row] = await tx.update(tokens).set({ usedAt: new Date() }).where(live).returning();
    return row;
  },

  /** Reads a valid token with its owner, without using it. */
  async findLive(db: DbOrTx, kind: TokenKind, token: string) {
    const [row] = await db
      .select({ email: tokens.email, person: people })
      .from(tokens)
      .innerJoin(people, eq(people.id, tokens.personId))
      .where(isLive(kind, token));
    return row;
  },

  /**
   * Deactivation, deletion, and a changed e-mail or password invalidate earlier links (rule 5). The
   * old address can still undo a change: a thief of the account could void its link otherwise.
   */
  async voidAll(db: DbOrTx, personId: number): Promise<void> {
    const unused = and(eq(tokens.personId, personId), isNull(tokens.usedAt));
    await db.delete(tokens).where(and(unused, ne(tokens.kind, 'email_undo')));
  },

  /**
   * After an undo: the links of later addresses, and others of the same one. Those of earlier
   * addresses stay: a thief must not cancel the owner's link by the one mailed to the thief.
   */
  async voidLaterUndos(db: DbOrTx, used: TokenRow): Promise<void> {
    const undos = and(eq(tokens.personId, used.personId), eq(tokens.kind, 'email_undo'));
    const isLater = or(gt(tokens.id, used.id), eq(tokens.email, used.email));
    await db.delete(tokens).where(and(undos, isLater, isNull(tokens.usedAt)));
  },

  /** Whether the owner of an account can still get this address back: nobody else takes it. */
  async isReserved(db: DbOrTx, email: string, exceptPersonId = 0): Promise<boolean> {
    const [row] = await db
      .select({ id: tokens.id })
      .from(tokens)
      .where(
        and(
          eq(tokens.kind, 'email_undo'),
          eq(sql`lower(${tokens.email})`, email.toLowerCase()),
          ne(tokens.personId, exceptPersonId),
          isNull(tokens.usedAt),
          gt(tokens.expiresAt, sql`now()`),
        ),
      )
      .limit(1);
    return row !== undefined;
  },

  /** Whether an unused link of this kind was made in the last seconds. */
  async wasIssued(
    db: DbOrTx,
    { kind, personId, seconds }: { kind: TokenKind; personId: number; seconds: number },
  ): Promise<boolean> {
    const since = sql`now() - make_interval(secs => ${seconds})`;
    const recent = and(
      eq(tokens.personId, personId),
      eq(tokens.kind, kind),
      isNull(tokens.usedAt),
      gt(tokens.createdAt, since),
    );
    return (await db.$count(tokens, recent)) > 0;
  },

  async deleteExpired(db: DbOrTx): Promise<void> {
    await db.delete(tokens).where(lt(tokens.expiresAt, sql`now()`));
  },
};

const isLive = (kind: TokenKind, token: string) =>
  and(
    eq(tokens.tokenHash, hashOf(token)),
    eq(tokens.kind, kind),
    isNull(tokens.usedAt),
    gt(tokens.expiresAt, sql`now()`),
  );
