import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../api/testing/free-port';
import { postgresPrograms, startPostgres } from '../../api/testing/own-postgres';
import { productionSettings, repository, startProduction } from './production';

test('a PostgreSQL that does not answer keeps no production from ending, its judge included', async () => {
  test.skip(!postgresPrograms(), 'programmes de PostgreSQL');
  const folder = mkdtempSync(join(tmpdir(), 'alumni-shutdown-'));
  const postgres = await startPostgres();
  const port = await freePort();
  const { child, url, ended, isReady } = startProduction(repository, port, {
    ...productionSettings(`http://127.0.0.1:${port}`, postgres.url, folder),
    JUDGE_EVERY: '1',
    SHUTDOWN_GRACE: '1',
    // The judge would wait for minutes, for a connection or for an answer.
    DATABASE_CONNECT_TIMEOUT: '600',
    DATABASE_STATEMENT_TIMEOUT: '3600',
  });
  try {
    await isReady;
    postgres.freeze();
    // By then the judge has asked, and waits.
    await expect.poll(async () => (await fetch(`${url}/ready`)).status).toBe(503);
    child.kill('SIGTERM');
    expect(await ended).toEqual([1, null]);
  } finally {
    postgres.thaw();
    child.kill('SIGKILL');
    await ended;
    postgres.remove();
    rmSync(folder, { recursive: true });
  }
});
