import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../db/open-database';
import { people, tokens, type TokenKind } from '../../db/schema';
import { hashOf, randomToken } from '../../http/hashes';

type TokenRow = typeof tokens.$inferSelect;

export const tokensRepository = {
  /** Makes a link's token and keeps its hash; earlier ones of the same kind die. */
  async issue(
    db: DbOrTx,
    token: { kind: TokenKind; personId: number; email: string; lifeSeconds: number },
  ): Promise<string> {
    const { kind, personId, email, lifeSeconds } = token;
    // As in `consume`: the owner's row first, or who voids the links waits for us, and we for them.
    await db
      .select({ id: people.id })
      .from(people)
      .where(eq(people.id, personId))
      .for('no key update');
    await db
      .delete(tokens)
      .where(and(eq(tokens.personId, personId), eq(tokens.kind, kind), isNull(tokens.usedAt)));
    const value = randomToken();
    const expiresAt = sql`now() + make_interval(secs => ${lifeSeconds})`;
    await db.insert(tokens).values({ kind, personId, email, tokenHash: hashOf(value), expiresAt });
    return value;
  },

  /**
   * Uses a token up: of two calls with the same one, a single call gets it. Its owner's row is
   * locked first, as by who voids the links of a person: neither waits for what the other holds.
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

  /** Reads a token that could be used now, with its owner; uses nothing up. */
  async findLive(db: DbOrTx, kind: TokenKind, token: string) {
    const [row] = await db
      .select({ email: tokens.email, person: people })
      .from(tokens)
      .innerJoin(people, eq(people.id, tokens.personId))
      .where(isLive(kind, token));
    return row;
  },

  /** Deactivation, deletion, a changed e-mail or password void what was sent before (rule 5). */
  async voidAll(db: DbOrTx, personId: number): Promise<void> {
    await db.delete(tokens).where(and(eq(tokens.personId, personId), isNull(tokens.usedAt)));
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
