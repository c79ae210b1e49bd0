import { Redis } from 'ioredis';
import { throttles } from '../db/schema';
import { eventually } from '../../../testing/eventually';
import { hasRedis, TestRedis } from '../../../testing/redis';
import { emptyEmbedded } from '../../../testing/shared-embedded';
import { TestApi } from '../../../testing/test-api';
import { openThrottles, type Throttles } from './throttle';

const attempt = { name: 'login:ip', of: '203.0.113.7', limit: 2, windowSeconds: 60 };

(hasRedis ? describe : describe.skip)('throttles in Redis (serveur Redis)', () => {
  let redis: TestRedis;
  const environment: Record<string, string> = { THROTTLE_LOGIN_IP: '2' };
  const api = new TestApi('embedded', environment);
  beforeAll(async () => {
    redis = await TestRedis.create();
    environment.REDIS_URL = redis.url;
    await api.start(await emptyEmbedded());
  });
  afterAll(async () => {
    await api.stop();
    await redis.stop();
  });

  const opened: Throttles[] = [];
  const open = async (errors: unknown[] = []) => {
    const one = await openThrottles({ REDIS_URL: redis.url }, api.database.pool, (error) =>
      errors.push(error),
    );
    opened.push(one);
    return one;
  };
  afterEach(() => opened.splice(0).forEach((one) => one.close()));
  const isOver = async (one: Throttles) => (await one.count(attempt)).isOver;
  const inDatabase = () => api.db.select().from(throttles);

  test('processes count together, and store nothing in the database', async () => {
    const [one, other] = [await open(), await open()];
    expect([await isOver(one), await isOver(other)]).toEqual([false, false]);
    const { isOver: isRefused, retryAfter } = await one.count(attempt);
    expect([isRefused, retryAfter > 0 && retryAfter <= 60]).toEqual([true, true]);
    await other.forget(attempt);
    expect(await isOver(one)).toBe(false);
    await one.forget(attempt);
    expect(await inDatabase()).toEqual([]);
  });

  test('a key contains no name, and expires', async () => {
    await (await open()).count(attempt);
    const client = new Redis(redis.url);
    const [key = '', ...more] = await client.keys('*');
    expect([key, more]).toEqual([
      expect.stringMatching(/^alumni-throttle:login:ip:[0-9a-f]{64}$/),
      [],
    ]);
    expect(await client.ttl(key)).toBeGreaterThan(50);
    await client.flushall();
    client.disconnect();
  });

  test('a call is refused as it is without Redis', async () => {
    const body = { email: 'afi@exemple.test', password: 'Faux2026!' };
    const logIn = () => api.guest.post('/auth/login', body);
    expect([(await logIn()).status, (await logIn()).status]).toEqual([422, 422]);
    const refused = await logIn();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await inDatabase()).toEqual([]);
  });

  test('while Redis is down the database counts; this is logged once', async () => {
    const errors: unknown[] = [];
    const one = await open(errors);
    await redis.stop();
    await api.db.delete(throttles);
    const asked = [await isOver(one), await isOver(one), await isOver(one)];
    expect(asked).toEqual([false, false, true]);
    expect(await inDatabase()).toHaveLength(1);
    await redis.start();
    await eventually(async () => expect(await isOver(one)).toBe(false));
    expect(errors).toHaveLength(1);
  });

  test('a Redis that is down at the start delays nobody', async () => {
    await redis.stop();
    await api.db.delete(throttles);
    const errors: unknown[] = [];
    expect(await isOver(await open(errors))).toBe(false);
    expect(errors).toHaveLength(1);
  });
});
