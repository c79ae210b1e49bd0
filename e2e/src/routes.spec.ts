import { expect, test, type ConsoleMessage, type Page } from '@playwright/test';
import { axeViolations } from './axe';
import { firstScreen, overBudget } from './first-screen';
import { watchNetworkQuiet } from './quiet-network';
import { addressOf, sampleIds, visits, windowOf } from './routes';

/** Expected messages of the browser: a signed-out call, an expired link. */
const expected = /status of (401|403|404|422)/;

test.describe.configure({ mode: 'parallel' });

for (const { remote, viewer, routes } of visits()) {
  test(`every route of ${remote} as ${viewer} draws one title, fits a phone and the budget, fetches no script twice, and breaks no rule of access or security`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(60_000 + routes.length * 60_000);
    const staff = await windowOf(browser, 'admin', { baseURL });
    const ids = await sampleIds(staff.request);
    const window = await windowOf(browser, viewer, {
      baseURL,
      viewport: { width: 360, height: 740 },
    });
    for (const route of routes) {
      await test.step(route.name, async () => {
        const page = await window.newPage();
        const faults = await listen(page);
        const quiet = watchNetworkQuiet(page);
        await page.goto(addressOf(route, ids));
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await quiet();
        const screen = await firstScreen(page);
        expect.soft(screen.twice, 'fetched twice').toEqual([]);
        expect.soft(overBudget(screen, viewer)).toEqual([]);
        expect.soft(await overflow(page), 'wider than the phone').toBeLessThanOrEqual(0);
        expect.soft(await axeViolations(page)).toEqual([]);
        expect.soft(faults).toEqual([]);
        await page.close();
      });
    }
  });
}

test('the checks above can fail, and staff see what the browser reports', async ({
  browser,
  baseURL,
  page,
}) => {
  const faults = await listen(page);
  await page.goto('/terms');
  await expect(page.locator('#ssr')).toHaveCount(0);
  const sinks = await page.evaluate(async () => {
    const main = document.querySelector('main')!;
    const wide = document.createElement('table');
    wide.width = '5000';
    wide.setAttribute('style', 'color: red');
    wide.insertRow().insertCell().append('Trop large');
    main.append(document.createElement('img'), wide);
    // For example a preload whose hash or mode differs from the later request.
    const { src } = document.querySelector<HTMLScriptElement>('script[src]')!;
    await (await fetch(src, { cache: 'reload' })).text();
    // Trusted Types: no string becomes HTML or a script, and nobody makes another policy.
    const { trustedTypes } = window as unknown as { trustedTypes: PolicyFactory };
    const tried = {
      html: () => (wide.rows[0]!.innerHTML = '<td>x</td>'),
      script: () => (document.createElement('script').src = '/assets/x.js'),
      policy: () => trustedTypes.createPolicy('default', { createHTML: (html) => html }),
    };
    return Object.entries(tried).map(([name, act]) => {
      try {
        act();
        return `${name} accepted`;
      } catch (error) {
        return `${name}: ${(error as Error).name}`;
      }
    });
  });
  expect(sinks).toEqual(['html: TypeError', 'script: TypeError', 'policy: TypeError']);
  await expect.poll(() => faults.join()).toContain('violates require-trusted-types-for');
  const { request } = await windowOf(browser, 'admin', { baseURL });
  const reported = async () => (await request.get('/api/composition')).text();
  await expect.poll(reported).toContain('trusted-types-sink Element innerHTML');
  await expect.poll(() => faults.join()).toContain('Content Security Policy');
  await expect.poll(() => faults.join()).toContain('violates style-src');
  await expect.poll(async () => (await firstScreen(page)).twice).toHaveLength(1);
  const screen = await firstScreen(page);
  expect(overBudget({ ...screen, requests: 21 }, 'visiteur')).toContain('requests: 21 > 20');
  expect(await axeViolations(page)).toContainEqual(expect.stringMatching(/^image-alt: /));
  expect(await overflow(page)).toBeGreaterThan(0);
});

test('a page opened by its address starts at the top; a reload or Back restores the scroll position', async ({
  page,
}) => {
  const place = () => page.evaluate(() => window.scrollY);
  const scroll = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
  await page.goto('/');
  await expect(page.locator('#ssr')).toHaveCount(0);
  await scroll(1500);
  await page.goto('/actualities');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(await place()).toBe(0);
  await scroll(300);
  await page.reload();
  await expect.poll(place).toBe(300);
  await page.goBack();
  // Scrolling is a navigation within the page too: \`goBack\` may end before the page is replaced.
  await expect(async () => expect(await place()).toBe(1500)).toPass();
});

interface PolicyFactory {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => unknown;
}

/** Errors of page and console, and CSP violations. */
async function listen(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.exposeFunction('tellViolation', (text: string) => void faults.push(text));
  await page.addInitScript(() => {
    const reportViolation = (window as unknown as { tellViolation: (text: string) => void })
      .tellViolation;
    addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
      reportViolation(`${blockedURI} violates ${effectiveDirective}`);
    });
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message: ConsoleMessage) => {
    const text = message.text();
    if (message.type() === 'error' && !expected.test(text)) faults.push(text);
  });
  return faults;
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
