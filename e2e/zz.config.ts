import base from '/work/main/e2e/playwright.config';
export default {
  ...base,
  testDir: '/work/main/e2e/src',
  outputDir: '/tmp/pw-results',
  webServer: undefined,
  reporter: [['list']],
  timeout: 60_000,
  projects: [
    {
      name: 'ordinateur',
      use: {
        viewport: { width: 1366, height: 900 },
        baseURL: process.env.BASE ?? 'http://localhost:4300',
      },
    },
    {
      name: 'téléphone',
      use: {
        viewport: { width: 360, height: 740 },
        isMobile: true,
        hasTouch: true,
        baseURL: process.env.BASE ?? 'http://localhost:4300',
      },
    },
  ],
};
