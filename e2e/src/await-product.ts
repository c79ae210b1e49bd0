import { expect, test, type APIRequestContext } from '@playwright/test';

/**
 * Before each test of a spec that also runs on the product with a PostgreSQL server: skips it without
 * a server, and waits while that product starts.
 */
export async function awaitProduct({ request }: { request: APIRequestContext }): Promise<void> {
  test.skip(
    test.info().project.name.includes('serveur') && !process.env.TEST_DATABASE_URL,
    'TEST_DATABASE_URL names no server',
  );
  await expect(async () => expect(await request.get('/health')).toBeOK()).toPass();
}
