import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './src/browser';

/** Without a server its project still runs: each test is skipped with the reason. */
const hasServer = Boolean(process.env.TEST_DATABASE_URL);
/** Another port allows two copies of the repository to be tested side by side. */
const firstPort = Number(process.env.E2E_PORT ?? 4201);
const embedded = `http://localhost:${firstPort}`;
const server = `http://localhost:${firstPort + 1}`;

/** They release a remote, and take it back, or have a product of their own. */
const publication = ['releases.spec.ts', 'create-remote.full.spec.ts', 'publication.full.spec.ts'];

/** `npm run test:full` also runs the files named `*.full.spec.ts`. */
const isFull = process.env.TEST_TIER === 'full';

const phone = { ...devices['Pixel 5'], viewport: { width: 360, height: 740 } };
const desktop = { viewport: { width: 1366, height: 900 } };

function product(kind: 'embedded' | 'server', url: string, node = 'node') {
  return {
    command: `"${node}" --import tsx e2e/src/start-product.ts ${kind} ${new URL(url).port}`,
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
  testIgnore: isFull ? [] : '*.full.spec.ts',
  outputDir: '../test-results',
  // The tests of faults mostly wait: with three workers on two cores, these were only 80 % busy.
  workers: availableParallelism() * 2,
  fullyParallel: false,
  // Many times what a test takes on a busy machine. A hang fails earlier, by the limit of its step.
  timeout: isFull ? 480_000 : 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // A test that passes only at its second try is reported at the end, and must be fixed.
  retries: 1,
  reporter: [['list'], ['json']],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Africa/Lome',
    // Recording every test costs a fifth of its time: only the second try of a failed one is kept.
    trace: 'on-first-retry',
    // A click on a missing element fails with its name.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Drawing animations costs a tenth of the browsers' time: only the phone's story has them.
    contextOptions: { reducedMotion: 'reduce' },
    // Pages live for seconds: optimising their code takes longer than it saves.
    launchOptions: {
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--js-flags=--no-opt --no-maglev'],
    },
  },
  projects: [
    {
      // They break the product's files, in their own browsers.
      name: 'pannes',
      testMatch: ['faults.spec.ts', 'hangs.spec.ts', 'drawn-faults.spec.ts', 'notices.spec.ts'],
      // They wait for time limits: one after the other, beside tests that keep the cores busy.
      workers: 1,
      use: { ...desktop, baseURL: embedded },
    },
    {
      name: 'ordinateur, serveur PostgreSQL',
      testMatch: [
        'story.spec.ts',
        'news-story.spec.ts',
        'administrators-story.spec.ts',
        'start-together.full.spec.ts',
        ...(hasServer ? publication : []),
      ],
      // One file after the other: no story meets a release. It begins early, and ends before the rest.
      workers: 1,
      use: { ...desktop, baseURL: server },
    },
    {
      // One local remote in front of the product of the other projects.
      name: 'développement',
      testMatch: [
        'between-remotes.spec.ts',
        'composition.spec.ts',
        'against.full.spec.ts',
        'dev.full.spec.ts',
      ],
      use: { ...desktop, baseURL: embedded },
    },
    {
      name: 'autres sites',
      testMatch: ['embed.spec.ts', 'foreign-host.spec.ts'],
      // They take seconds; once Rspack's build of a host did not end.
      timeout: 120_000,
      use: { ...desktop, baseURL: embedded },
    },
    {
      name: 'ordinateur, base embarquée',
      testMatch: [
        'story.spec.ts',
        'news-story.spec.ts',
        'administrators-story.spec.ts',
        'keyboard.spec.ts',
        'approvals.spec.ts',
        'import.spec.ts',
        'duplicates.spec.ts',
        'account.spec.ts',
        'second-factor.spec.ts',
        'mailed-links.spec.ts',
        'members.spec.ts',
        'routes.spec.ts',
        'safe-html.spec.ts',
        'first-view.spec.ts',
        'private-view.spec.ts',
        'preload.spec.ts',
        'shared-answers.spec.ts',
        'controls.spec.ts',
        'web-vitals.spec.ts',
        'accessibility.spec.ts',
        'density.full.spec.ts',
      ],
      use: { ...desktop, baseURL: embedded },
    },
    {
      name: 'téléphone, base embarquée',
      testMatch: 'story.spec.ts',
      use: {
        ...phone,
        baseURL: embedded,
        contextOptions: { reducedMotion: 'no-preference' },
      },
    },
    {
      // Products of their own, not those started below.
      name: 'déploiement',
      testMatch: [
        'image.full.spec.ts',
        'proxy.full.spec.ts',
        'guide.full.spec.ts',
        'rolling-restart.full.spec.ts',
        'shutdown.full.spec.ts',
        'large-lists.full.spec.ts',
        'version-matrix.full.spec.ts',
        'remote-elsewhere.full.spec.ts',
      ],
    },
    {
      // Alone: it removes the folder of a remote.
      name: 'fichiers enlevés',
      testMatch: 'taken-away.spec.ts',
      dependencies: [
        'pannes',
        'ordinateur, serveur PostgreSQL',
        'développement',
        'autres sites',
        'ordinateur, base embarquée',
        'téléphone, base embarquée',
      ],
      use: { ...desktop, baseURL: embedded },
    },
    // Without a server, on the product that the other projects no longer use.
    ...(hasServer
      ? []
      : [
          {
            name: 'publication',
            testMatch: publication,
            dependencies: ['fichiers enlevés'],
            use: { ...desktop, baseURL: embedded },
          },
        ]),
  ],
  // Playwright waits for the embedded product; tests on the other one wait themselves (await-product.ts).
  webServer: [
    ...(hasServer ? [{ ...product('server', server), url: undefined }] : []),
    // `npm test` runs on production's Node: this product runs on the one that its user has.
    product('embedded', embedded, process.env.OWN_NODE),
  ],
});
