import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './src/browser';

/** Without a server, its project still runs: each test says that it is skipped, and why. */
const hasServer = Boolean(process.env.TEST_DATABASE_URL);
/** Another one lets two copies of the repository be tested side by side. */
const firstPort = Number(process.env.E2E_PORT ?? 4201);
const embedded = `http://localhost:${firstPort}`;
const server = `http://localhost:${firstPort + 1}`;

const isFull = process.env.TEST_TIER === 'full';

const phone = { ...devices['Pixel 5'], viewport: { width: 360, height: 740 } };
const desktop = { viewport: { width: 1366, height: 900 } };

function product(kind: 'embedded' | 'server', url: string) {
  return {
    command: `node --import tsx e2e/src/start-product.ts ${kind} ${new URL(url).port}`,
    cwd: '..',
    url: `${url}/health`,
    timeout: 480_000,
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
  // They find what hangs, not what is slow: a shared machine may work at half its pace.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // Red twice is red; what passes at the second try only is named at the end, to be mended.
  retries: 1,
  reporter: [['list'], ['json']],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Africa/Lome',
    trace: 'retain-on-failure',
    // A click on what never comes fails by itself, and says on what.
    actionTimeout: 60_000,
    launchOptions,
  },
  projects: [
    {
      name: 'autres sites',
      testMatch: ['embed.spec.ts', 'foreign-host.spec.ts'],
      use: { ...desktop, baseURL: embedded },
    },
    {
      name: 'ordinateur, base embarquée',
      testMatch: [
        'story.spec.ts',
        'news-story.spec.ts',
        'administrators-story.spec.ts',
        'account.spec.ts',
        'mailed-links.spec.ts',
        'routes.spec.ts',
        'first-view.spec.ts',
        'preload.spec.ts',
        'accessibility.spec.ts',
      ],
      use: { ...desktop, baseURL: embedded },
    },
    {
      name: 'téléphone, base embarquée',
      testMatch: 'story.spec.ts',
      use: { ...phone, baseURL: embedded },
    },
    {
      name: 'ordinateur, serveur PostgreSQL',
      testMatch: ['story.spec.ts', 'news-story.spec.ts', 'administrators-story.spec.ts'],
      use: { ...desktop, baseURL: server },
    },
    {
      // One remote of this machine in front of the product that the stories use.
      name: 'développement',
      // Hot reload of everything starts a product of its own: a minute, for the full tier.
      testMatch: ['composition.spec.ts', 'against.spec.ts', ...(isFull ? ['dev.spec.ts'] : [])],
      use: { ...desktop, baseURL: embedded },
    },
    {
      // It breaks what browsers get of the product that the stories use: it comes after them.
      name: 'pannes',
      testMatch: ['faults.spec.ts', 'drawn-faults.spec.ts', 'notices.spec.ts'],
      dependencies: ['ordinateur, base embarquée', 'téléphone, base embarquée'],
      use: { ...desktop, baseURL: embedded },
    },
    {
      // It takes the folder of a remote away: nobody else may be on its screens meanwhile.
      name: 'fichiers enlevés',
      testMatch: 'taken-away.spec.ts',
      dependencies: ['pannes', 'développement', 'autres sites'],
      use: { ...desktop, baseURL: embedded },
    },
    {
      // It releases a remote of that product, and takes it back.
      name: 'publication',
      testMatch: 'releases.spec.ts',
      dependencies: ['fichiers enlevés'],
      use: { ...desktop, baseURL: embedded },
    },
  ],
  // They are started one after the other. Nobody waits for the first but its own story, minutes later.
  webServer: [
    ...(hasServer ? [{ ...product('server', server), url: undefined }] : []),
    product('embedded', embedded),
  ],
});
