import type { CompositionReply } from '@alumni/shared-contract';
import { expect, test, type APIRequestContext, type Page, type Response } from '@playwright/test';
import { accounts, signIn } from './people';

/** A visit as of a person, not of a program, with this draw of the sample. */
const visitWith = (page: Page, { draw, saveData = false }: { draw: number; saveData?: boolean }) =>
  page.addInitScript(
    ([value, connection]) => {
      Object.defineProperty(navigator, 'webdriver', { get: () => false });
      Object.defineProperty(navigator, 'connection', { get: () => connection });
      Math.random = () => value;
    },
    [draw, { saveData }] as const,
  );

/** The chunk with the library, which only a measured visit loads. */
const isLibrary = async (response: Response) =>
  response.url().endsWith('.js') && (await response.text()).includes('layout-shift');

const isIdle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

/** Opens a page as one of the measured visits, and waits until it is measured. */
async function openMeasured(page: Page, address: string): Promise<void> {
  await visitWith(page, { draw: 0 });
  const loaded = page.waitForResponse(isLibrary);
  await page.goto(address);
  await loaded;
  await isIdle(page);
}

/** The metrics of the running product, as staff read them. */
async function metricsOf(request: APIRequestContext): Promise<string> {
  await signIn(request, accounts.administrator);
  return (await request.get('/metrics')).text();
}

/** Waits until the server has counted these figures of a visit to this route. */
async function expectCounted(staff: APIRequestContext, route: string, figures: string[]) {
  for (const figure of figures) {
    const counted = `web_vitals_${figure}_count{remote="mf_public",route="${route}"} [1-9]`;
    await expect.poll(() => metricsOf(staff)).toMatch(new RegExp(counted));
  }
}

test('one visit in ten reports its speed when it ends, and staff read it in the metrics', async ({
  page,
  playwright,
  baseURL,
}) => {
  await openMeasured(page, '/');
  // An interaction.
  await page.getByRole('button', { name: 'Thème sombre' }).first().click();
  await isIdle(page);
  // Chromium shows no request of a page that closes: the server's own figures are read.
  await page.goto('about:blank');
  const staff = await playwright.request.newContext({ baseURL });
  await expectCounted(staff, 'home', ['lcp_seconds', 'inp_seconds', 'cls']);
  await staff.dispose();
});

test('a visit that only reads reports when its content was there', async ({
  page,
  playwright,
  baseURL,
}) => {
  await openMeasured(page, '/actualities');
  await page.goto('about:blank');
  const staff = await playwright.request.newContext({ baseURL });
  await expectCounted(staff, 'actualities', ['lcp_seconds', 'cls']);
  const { vitals } = (await (await staff.get('/api/composition')).json()) as CompositionReply;
  expect(vitals.map(({ remote, vital }) => `${remote} ${vital}`)).toEqual(
    expect.arrayContaining(['mf_public lcp', 'mf_public cls']),
  );
  await staff.dispose();
});

for (const [visits, sample] of [
  ['nine visits in ten', { draw: 0.5 }],
  ['visits with a data saver', { draw: 0, saveData: true }],
] as const)
  test(`${visits} load and report nothing for it`, async ({ page, playwright, baseURL }) => {
    const answers: Response[] = [];
    page.on('response', (response) => answers.push(response));
    await visitWith(page, sample);
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
