import { Redis } from 'ioredis';

/**
 * Connects to a Redis, again and again while it is away: a call then fails at once.
 * @param onError hears once of each time that it goes away
 */
export async function openRedis(url: string, onError: (error: unknown) => void): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: 1_000,
    retryStrategy: (attempts) => Math.min(attempts * 200, 5_000),
  });
  let isAway = false;
  const tellOnce = (error: Error) => {
    if (!isAway) onError(error);
    isAway = true;
  };
  redis.on('error', tellOnce);
  // A connection that is closed from there is no error to the client; it opens another.
  redis.on('reconnecting', () => tellOnce(new Error('Redis closed the connection')));
  redis.on('ready', () => (isAway = false));
  // What it fails with came by the event; the connection is tried again.
  await redis.connect().catch(() => undefined);
  return redis;
}
