import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { expectFault } from './fault-acts';
import { openHangingProxy } from './hanging-proxy';
import { accounts, signIn } from './people';

/**
 * Files that are requested and never answered, of every kind, on direct load and on navigation. A
 * remote's file must never keep the shell from being painted: only its own place may fail.
 */

type Outcome = (page: Page) => Promise<unknown>;

const shows =
  (title: string): Outcome =>
  (page) =>
    expect(page.getByRole('heading', { level: 1 })).toContainText(title);

/** The layout, and in the screen's place the text and a retry. */
const tooLong: Outcome = (page) => expectFault(page, /met trop de temps/);
const retriable: Outcome = (page) =>
  expect(page.getByRole('main').getByRole('button', { name: 'Réessayer' })).toBeVisible();

const remote = (file: string) => new RegExp(`/remotes/mf_directory/.*${file}`);

interface Hang {
  kind: string;
  hung: RegExp;
  /** What is there once the time limits have passed. */
  loaded: Outcome;
  navigated: Outcome;
}

const journal = shows('Journal');
const hangs: Hang[] = [
  { kind: 'entry', hung: remote(String.raw`remoteEntry\.js`), loaded: tooLong, navigated: tooLong },
  { kind: 'chunk', hung: remote(String.raw`/c\d+\.js`), loaded: tooLong, navigated: tooLong },
  // The page brings the sheet of its first screen with it.
  { kind: 'sheet', hung: remote(String.raw`\.css`), loaded: journal, navigated: tooLong },
  { kind: 'font', hung: /\.woff2/, loaded: journal, navigated: journal },
  { kind: 'picture', hung: /\.(avif|webp|png|svg)/, loaded: journal, navigated: journal },
  { kind: 'data', hung: /\/api\/v2\/journal/, loaded: retriable, navigated: retriable },
];

/** How requests hang: in the browser, or on the way to the server. */
const ways: { way: string; open: typeof intercepted }[] = [
  { way: 'interception', open: intercepted },
  { way: 'a proxy', open: proxied },
];

for (const { way, open } of ways) {
  test(`a file that never comes leaves the page usable: ${way}`, async ({ context, baseURL }) => {
    await signIn(context.request, accounts.administrator);
    // Six pages at once, because most wait for a time limit; with all twelve, two cores take so
    // long for the last one that it looks like a page that never comes.
    for (const [how, visit] of Object.entries({ 'direct load': load, navigation: navigate })) {
      await Promise.all(
        hangs.map((hang) =>
          test.step(`${hang.kind}, ${how}`, () =>
            open(context, baseURL!, hang.hung, (page, origin) => visit(page, origin, hang))),
        ),
      );
    }
  });
}

test('a style sheet of a remote that never comes blanks no page that names it', async ({
  context,
  baseURL,
}) => {
  await signIn(context.request, accounts.administrator);
  // Two drawn pages, and one that leads a member on to a screen whose sheet it does not contain.
  const pages: [address: string, outcome: Outcome][] = [
    ['/admin/students', shows('Liste des anciens')],
    ['/admin/dashboard', shows('Tableau de board')],
    ['/login', tooLong],
  ];
  await Promise.all(
    pages.map(([address, outcome]) =>
      proxied(context, baseURL!, /\/remotes\/.*\.css/, async (page, origin) => {
        await page.goto(origin + address, { waitUntil: 'commit' });
        await expectPaint(page);
        await expectShell(page);
        await outcome(page);
      }),
    ),
  );
});

async function load(page: Page, origin: string, { loaded }: Hang): Promise<void> {
  await page.goto(`${origin}/admin/journal`, { waitUntil: 'commit' });
  await expectPaint(page);
  await loaded(page);
  await expect(page.getByRole('link', { name: 'Opportunités' }).first()).toBeVisible();
}

async function navigate(page: Page, origin: string, { navigated }: Hang): Promise<void> {
  await page.goto(`${origin}/admin/opportunities`, { waitUntil: 'commit' });
  await expectPaint(page);
  await expectShell(page);
  await page.getByRole('link', { name: 'Journal' }).click();
  await navigated(page);
  await expect(page.getByRole('link', { name: 'Opportunités' }).first()).toBeVisible();
}

/** Visible elements may still be unpainted, behind a style sheet that blocks rendering. */
async function expectPaint(page: Page): Promise<void> {
  const painted = "performance.getEntriesByName('first-contentful-paint').length";
  await expect.poll(() => page.evaluate(painted), { timeout: lateMs }).toBe(1);
}

/** The shell has taken over from the first view: before, links load whole pages. */
async function expectShell(page: Page): Promise<void> {
  await expect(page.locator('#root main')).toBeVisible({ timeout: lateMs });
  await expect(page.locator('#ssr')).toHaveCount(0);
}

/** Many pages load at once: on two busy cores the last one is late. */
const lateMs = 60_000;

type Use = (page: Page, origin: string) => Promise<void>;

async function intercepted(context: BrowserContext, origin: string, hung: RegExp, use: Use) {
  const page = await context.newPage();
  await page.route(hung, () => new Promise<void>(() => undefined));
  await use(page, origin);
  await page.close();
}

async function proxied(context: BrowserContext, origin: string, hung: RegExp, use: Use) {
  const proxy = await openHangingProxy(origin, hung);
  const page = await context.newPage();
  try {
    await use(page, proxy.url);
  } finally {
    await page.close();
    await proxy.close();
  }
}
