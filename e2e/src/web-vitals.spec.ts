import { expect, test, type APIRequestContext, type Page, type Response } from '@playwright/test';
import { accounts, signIn } from './people';

/** A visit as of a person, not of a program, with this draw of the sample. */
const visitWith = (page: Page, draw: number) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'webdriver', { get: () => false });
    Math.random = () => value;
  }, draw);

/** The chunk with the library, which only a measured visit loads. */
const isLibrary = async (response: Response) =>
  response.url().endsWith('.js') && (await response.text()).includes('layout-shift');

const isIdle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

/** The metrics of the running product, as staff read them. */
async function metricsOf(request: APIRequestContext): Promise<string> {
  await signIn(request, accounts.administrator);
  return (await request.get('/metrics')).text();
}

test('one visit in ten reports its speed when it ends, and staff read it in the metrics', async ({
  page,
  playwright,
  baseURL,
}) => {
  await visitWith(page, 0);
  const loaded = page.waitForResponse(isLibrary);
  await page.goto('/');
  await loaded;
  await isIdle(page);
  // An interaction.
  await page.getByRole('button', { name: 'Thème sombre' }).first().click();
  await isIdle(page);
  // Chromium shows no request of a page that closes: the server's own figures are read.
  await page.goto('about:blank');
  const staff = await playwright.request.newContext({ baseURL });
  for (const name of ['lcp_seconds', 'inp_seconds', 'cls']) {
    const counted = `web_vitals_${name}_count{remote="mf_public",route="home"} [1-9]`;
    await expect.poll(() => metricsOf(staff)).toMatch(new RegExp(counted));
  }
  await staff.dispose();
});

test('other visits load and report nothing for it', async ({ page, playwright, baseURL }) => {
  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  await visitWith(page, 0.5);
  await page.goto('/terms');
  await expect(page.locator('#ssr')).toHaveCount(0);
  await isIdle(page);
  expect(answers.length).toBeGreaterThan(5);
  expect(await Promise.all(answers.map(isLibrary))).not.toContain(true);
  await page.goto('about:blank');
  const staff = await playwright.request.newContext({ baseURL });
  expect(await metricsOf(staff)).not.toContain('route="terms"');
  await staff.dispose();
});
