import { Redis } from 'ioredis';

/**
 * Connects to Redis, and reconnects when the connection is lost. Without a connection a call fails
 * at once.
 * @param onError called once each time the connection is lost
 */
export async function openRedis(url: string, onError: (error: unknown) => void): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: 1_000,
    // A process that ends waits this long for a connection that is closed already.
    disconnectTimeout: 100,
    retryStrategy: (attempts) => Math.min(attempts * 200, 5_000),
  });
  let isAway = false;
  const tellOnce = (error: Error) => {
    if (!isAway) onError(error);
    isAway = true;
  };
  redis.on('error', tellOnce);
  // A connection closed by the server emits no error; the client opens another.
  redis.on('reconnecting', () => tellOnce(new Error('Redis closed the connection')));
  redis.on('ready', () => (isAway = false));
  // The event above has reported the error; the client keeps trying.
  await redis.connect().catch(() => undefined);
  return redis;
}
