import { gt, lte, or } from 'drizzle-orm';
import type { Tx } from '../db/open-database';
import { throttles } from '../db/schema';
import { hashOf } from '../hashes';

/**
 * Whether the same was sent a moment ago: a double click. Marks it as sent; a second call waits
 * until this transaction ends, and may send after a rollback.
 * @param what name of the kind of message
 * @param content what makes two of them equal
 */
export async function isTwin(
  tx: Tx,
  what: string,
  content: unknown,
  windowSeconds: number,
): Promise<boolean> {
  const key = `${what}:twin:${hashOf(JSON.stringify(content))}`;
  const now = Date.now();
  const mark = { points: 1, expire: now + windowSeconds * 1000 };
  const marked = await tx
    .insert(throttles)
    .values({ key, ...mark })
    .onConflictDoUpdate({
      target: throttles.key,
      set: mark,
      // What lasts longer than the window was marked by a clock that was ahead.
      setWhere: or(lte(throttles.expire, now), gt(throttles.expire, mark.expire)),
    })
    .returning();
  return marked.length === 0;
}
