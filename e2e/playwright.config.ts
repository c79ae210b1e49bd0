import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './src/browser';

/** Without a server, its project still runs: each test says that it is skipped, and why. */
const hasServer = Boolean(process.env.TEST_DATABASE_URL);
const embedded = 'http://localhost:4201';
const server = 'http://localhost:4202';

const phone = { ...devices['Pixel 5'], viewport: { width: 360, height: 740 } };
const desktop = { viewport: { width: 1366, height: 900 } };

function product(kind: 'embedded' | 'server', url: string) {
  return {
    command: `node --import tsx e2e/src/start-product.ts ${kind} ${new URL(url).port}`,
    cwd: '..',
    url: `${url}/health`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  } as const;
}

export default defineConfig({
  testDir: 'src',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: false,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json']],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Africa/Lome',
    trace: 'retain-on-failure',
    launchOptions,
  },
  projects: [
    {
      name: 'ordinateur, base embarquée',
      testMatch: ['story.spec.ts', 'routes.spec.ts'],
      use: { ...desktop, baseURL: embedded },
    },
    {
      name: 'téléphone, base embarquée',
      testMatch: 'story.spec.ts',
      use: { ...phone, baseURL: embedded },
    },
    {
      name: 'ordinateur, serveur PostgreSQL',
      testMatch: 'story.spec.ts',
      use: { ...desktop, baseURL: server },
    },
    {
      // It takes files away from the product that the stories use: it comes after them.
      name: 'pannes',
      testMatch: 'faults.spec.ts',
      dependencies: ['ordinateur, base embarquée', 'téléphone, base embarquée'],
      use: { ...desktop, baseURL: embedded },
    },
  ],
  webServer: [product('embedded', embedded), ...(hasServer ? [product('server', server)] : [])],
});
