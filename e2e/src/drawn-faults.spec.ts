import { expect, test, type Page } from '@playwright/test';
import { cards } from './acts';
import { drawnPages, loosely, type DrawnPage } from './drawn-pages';
import { changePage, collectReports, letTimePass, tamper, type Report } from './fault-acts';
import { accounts, signIn } from './people';

/** Failures on a page with a first view: the view stays, with a bar. */

const scripts = '**/remotes/mf_public/**/*.js*';
const chunk = /mf_public\/.*\/c\d+\.js/;

test('a remote that never answers: the first view stays readable, the rest works, a retry loads the page', async ({
  page,
}) => {
  await signIn(page.request, accounts.member);
  await page.clock.install();
  const { home, news } = await drawnPages(page.request);
  for (const drawn of [home, news]) {
    await page.route(scripts, () => new Promise<void>(() => undefined));
    await page.goto(drawn.path, { waitUntil: 'commit' });
    await letTimePass(page, barOf(page));
    await expectBar(page, drawn);
    await page.unroute(scripts);
    await retryDraws(page, drawn);
  }
  await page.route(scripts, () => new Promise<void>(() => undefined));
  await page.goto('/admin/opportunities');
  await expect(cards(page).first()).toBeVisible();
});

const changes = [
  { name: 'cut short', of: 'home', change: (script: string) => script.slice(0, 900) },
  { name: 'changed', of: 'news', change: (script: string) => `window.tampered=true;${script}` },
] as const;

for (const { name, of, change } of changes) {
  test(`a script ${name} never runs: the first view of the ${of} stays readable, its links work`, async ({
    page,
  }) => {
    const drawn = (await drawnPages(page.request))[of];
    const reports = await collectReports(page);
    await tamper(page, { address: drawn.path, file: chunk, change, integrity: 'kept' });
    await page.goto(drawn.path);
    await expectReport(reports, 'integrity', await expectBar(page, drawn));
    expect(await page.evaluate('window.tampered')).toBeUndefined();
    await page.getByRole('link', { name: 'Conditions d’utilisation' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conditions d’utilisation');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.goBack();
    await expectBar(page, drawn);
    await page.unrouteAll();
    await retryDraws(page, drawn);
  });
}

test('a screen that throws during render leaves the first view; the retry refetches the data', async ({
  page,
}) => {
  const reports = await collectReports(page);
  const { home, news } = await drawnPages(page.request);
  for (const drawn of [home, news]) {
    reports.length = 0;
    await changePage(page, `**${drawn.path}`, withoutNews);
    await page.goto(drawn.path);
    await expectReport(reports, 'crash', await expectBar(page, drawn));
    await retryDraws(page, drawn);
  }
});

/** The page contains news that the screen cannot render. */
function withoutNews(html: string): string {
  const data = /(<script type="application\/json" id="first-data">)(.*?)(<\/script>)/s;
  return html.replace(data, (_, start: string, json: string, end: string) => {
    const first = JSON.parse(json) as { data: Record<string, unknown> };
    for (const [address, answer] of Object.entries(first.data))
      if (address.startsWith('/api/guest/actualities?') && Array.isArray(answer)) answer.fill(null);
    return start + JSON.stringify(first).replaceAll('<', '\\u003c') + end;
  });
}

const barOf = (page: Page) => page.getByRole('alert').filter({ hasText: 'incident' });

/**
 * The first view and the bar are visible.
 * @returns the incident code
 */
async function expectBar(page: Page, { heading }: DrawnPage): Promise<string> {
  const bar = barOf(page);
  await expect(bar).toContainText('Vous pouvez lire cette page', { timeout: 30_000 });
  await expect(bar.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  const title = page.locator('#ssr').getByRole('heading', { level: 1 });
  await expect(title).toHaveText(loosely(heading));
  await expect(title).toBeVisible();
  return bar.locator('code').innerText();
}

async function expectReport(reports: Report[], kind: string, incident: string): Promise<void> {
  await expect.poll(() => reports).toMatchObject([{ incident, kind, remote: 'mf_public' }]);
}

/** 'Réessayer' replaces the first view and focuses the title. */
async function retryDraws(page: Page, { heading }: DrawnPage): Promise<void> {
  await barOf(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.locator('#ssr')).toHaveCount(0);
  await expect(barOf(page)).toHaveCount(0);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(loosely(heading));
  await expect(title).toBeFocused();
}
