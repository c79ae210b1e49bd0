import { DrizzleQueryError, lt } from 'drizzle-orm';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config/read-config';
import type { Db } from '../db/open-database';
import { throttles } from '../db/schema';
import { hashOf } from '../hashes';
import { networkOf } from './network-of';
import { openRedis } from './open-redis';

export interface Attempted {
  /** Name of the limit, such as `login:ip`. */
  name: string;
  /** The counted address, account, or both with a space between. Stored as a hash. */
  of: string;
}

interface Throttle extends Attempted {
  /** Attempts allowed in a window. */
  limit: number;
  windowSeconds: number;
}

/** Counters of attempts, shared by all processes of the product. */
export interface Throttles {
  /**
   * Counts an attempt, outside any transaction: it counts even when the call fails later.
   * @returns whether the limit is exceeded, and then the seconds to wait
   */
  count: (throttle: Throttle) => Promise<{ isOver: boolean; retryAfter: number }>;
  /** Attempts counted in the current window; counts none. */
  counted: (throttle: Throttle) => Promise<number>;
  /** Resets the counter, after a successful authentication. */
  forget: (attempted: Attempted) => Promise<void>;
  close: () => void;
}

/**
 * Opens the counters: in Redis when `REDIS_URL` is set, otherwise in PostgreSQL. While Redis is
 * unavailable PostgreSQL counts, so that the limits still hold.
 * @param onError called once each time Redis becomes unavailable
 */
export async function openThrottles(
  { REDIS_URL }: Pick<Config, 'REDIS_URL'>,
  pool: Pool,
  onError: (error: unknown) => void,
): Promise<Throttles> {
  const redis = REDIS_URL ? await openRedis(REDIS_URL, onError) : undefined;
  // Unnamed statements: connections to the embedded PostgreSQL share one session.
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) =>
      pool.query(text, values).catch((error: Error) => {
        // Rethrow the database's error, as other queries do, for the error handler and the log.
        throw new DrizzleQueryError(text, [], error);
      }),
  };
  const limiters = new Map<string, Limiter>();

  function limiterOf(points: number, duration: number) {
    const key = `${points} ${duration}`;
    const limiter = limiters.get(key) ?? createLimiter({ points, duration });
    limiters.set(key, limiter);
    return limiter;
  }

  function createLimiter(window: { points: number; duration: number }) {
    const inPostgres = new RateLimiterPostgres({
      ...window,
      storeClient,
      storeType: 'pool',
      keyPrefix: '',
      tableName: 'throttles',
      tableCreated: true,
      clearExpiredByTimeout: false,
    });
    if (!redis) return inPostgres;
    return new RateLimiterRedis({
      ...window,
      storeClient: redis,
      keyPrefix: 'alumni-throttle',
      rejectIfRedisNotReady: true,
      insuranceLimiter: inPostgres,
    });
  }

  return {
    async count({ limit, windowSeconds, ...attempted }) {
      const [limiter, key] = [limiterOf(limit, windowSeconds), keyOf(attempted)];
      let counted = await consume(limiter, key);
      if (isOfAnotherTime(counted, windowSeconds)) {
        await limiter.delete(key);
        counted = await consume(limiter, key);
      }
      const retryAfter = Math.max(1, Math.ceil(counted.msBeforeNext / 1000));
      return { isOver: counted.consumedPoints > limit, retryAfter };
    },
    async counted({ limit, windowSeconds, ...attempted }) {
      const found = await limiterOf(limit, windowSeconds).get(keyOf(attempted));
      return !found || isOfAnotherTime(found, windowSeconds) ? 0 : found.consumedPoints;
    },
    forget: async (attempted) => {
      await limiterOf(1, 1).delete(keyOf(attempted));
    },
    close: () => redis?.disconnect(),
  };
}

type Limiter = RateLimiterPostgres | RateLimiterRedis;

/** @returns the counter, also when the limit is exceeded */
async function consume(limiter: Limiter, key: string): Promise<RateLimiterRes> {
  return limiter.consume(key).catch((refused: unknown) => {
    if (refused instanceof RateLimiterRes) return refused;
    throw refused;
  });
}

/** A window that lasts longer than windows do was begun by a clock that was ahead. */
const isOfAnotherTime = ({ msBeforeNext }: RateLimiterRes, windowSeconds: number) =>
  msBeforeNext > windowSeconds * 1000 + 1_000;

/** Redis expires keys itself. */
export async function forgetOldAttempts(db: Db): Promise<void> {
  await db.delete(throttles).where(lt(throttles.expire, Date.now()));
}

function keyOf({ name, of }: Attempted): string {
  return `${name}:${hashOf(of.split(' ').map(networkOf).join(' '))}`;
}
