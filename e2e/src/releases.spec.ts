import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompositionReply } from '@alumni/shared-contract';
import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { cards } from './acts';
import { awaitProduct } from './await-product';
import { dataDirOf } from './data-dir';
import { accounts, signIn } from './people';
import {
  buildRemote,
  builtIn,
  cloneRepository,
  hashesIn,
  mf,
  type MfAnswer,
} from './release-clone';

/** A team changes a sentence, releases it as a canary, promotes it, and rolls it back. */
const remote = 'mf_opportunities';
const screen = 'mf-opportunities/src/screens/opportunity-list/OpportunityListScreen.tsx';
const list = '/admin/opportunities';
const before = /^Opportunités \(/;
const after = /^Opportunités à saisir!* \(/;

// Includes a clone and a full build.
test.setTimeout(600_000);

let clone: string;
let startVersion = '';
test.beforeAll(async () => void (clone = await timed('clone', cloneRepository())));
test.afterAll(() => rmSync(clone, { recursive: true, force: true }));
test.beforeEach(awaitProduct);
const read = (file: string) => readFileSync(file, 'utf8');

/** A failed test leaves the product unchanged for the next ones. */
test.afterEach(async ({ baseURL }, { status, expectedStatus }) => {
  if (status === expectedStatus || !baseURL) return;
  const place = { MF_URL: baseURL, DATA_DIR: dataDirOf(new URL(baseURL).port) };
  await mf(clone, place, 'maintenance', remote, 'off');
  const { remotes } = await mf(clone, place, 'status');
  const found = remotes.find(({ name }) => name === remote);
  if (found?.canary) await mf(clone, place, 'rollback', remote);
  if (found?.version !== startVersion)
    await mf(clone, place, 'promote', remote, '--version', startVersion);
});

test('a team releases its remote alone: canary, promotion and rollback', async ({
  browser,
  baseURL,
}, { retry }) => {
  // A second try publishes other content than the first, which is published already.
  const sentence = `Opportunités à saisir${'!'.repeat(retry)}`;
  const breaks = `if (typeof document !== 'undefined') throw new Error('broken on purpose ${retry}');`;
  const url = baseURL ?? '';
  const dataDir = dataDirOf(new URL(url).port);
  const published = join(dataDir, 'published');
  const team = (...args: string[]) =>
    timed(args.join(' '), mf(clone, { MF_URL: url, DATA_DIR: dataDir }, ...args));
  const others = readdirSync(join(published, 'remotes')).filter((name) => name !== remote);
  const otherFiles = () =>
    hashesIn([
      join(published, 'assets'),
      ...others.map((name) => join(published, 'remotes', name)),
    ]);

  const found = await team('status');
  startVersion = found.remotes.find(({ name }) => name === remote)?.version ?? '';
  const hashes = otherFiles();
  const onIt = await visit(browser, url, list);
  await expect(title(onIt)).toHaveText(before);
  const elsewhere = await visit(browser, url, '/admin/students');
  await expect(cards(elsewhere).first()).toBeVisible();

  await test.step('the same commit built in another folder is the same version', async () => {
    await timed('build', buildRemote(clone, 'mf-opportunities'));
    // 3: that version is there already.
    expect(await team('publish', 'mf-opportunities')).toMatchObject({
      code: 3,
      version: startVersion,
    });
  });

  await test.step('what the live shell does not export is refused before any visitor meets it', async () => {
    const door = join(clone, 'shared-ui/src/text.ts');
    const [doorBefore, screenBefore] = [door, join(clone, screen)].map(read);
    writeFileSync(door, `${doorBefore}export const loud = (text: string) => text.toUpperCase();\n`);
    const loud = screenBefore!.replace('title="Opportunités"', `title={loud("${sentence}")}`);
    writeFileSync(join(clone, screen), `import { loud } from '@alumni/shared-ui/text';\n${loud}`);
    await timed('build', buildRemote(clone, 'mf-opportunities'));
    const lacks = expect.stringMatching(
      /loud de @alumni\/shared-ui\/text, que la coquille .* n'a pas/,
    );
    expect(await team('check', 'mf-opportunities')).toMatchObject({ code: 1, message: lacks });
    const { version } = await team('publish', 'mf-opportunities');
    expect(await team('promote', remote, '--version', version)).toMatchObject({
      code: 1,
      message: lacks,
    });
    writeFileSync(door, doorBefore!);
    writeFileSync(join(clone, screen), screenBefore!);
  });

  await test.step('one sentence changes, and only that remote is built', async () => {
    const file = join(clone, screen);
    const source = readFileSync(file, 'utf8');
    const changed = source.replace('title="Opportunités"', `title="${sentence}"`);
    expect(changed).not.toBe(source);
    writeFileSync(file, changed);
    await timed('build', buildRemote(clone, 'mf-opportunities'));
    expect(builtIn(clone)).toEqual(['mf-opportunities']);
  });

  const sent =
    await test.step('a published version is not live; publishing again changes nothing', async () => {
      const answer = await team('publish', 'mf-opportunities');
      expect(answer).toMatchObject({ code: 0 });
      expect((await team('publish', 'mf-opportunities')).code).toBe(3);
      await newVisitShows(browser, url, before);
      return answer;
    });

  await test.step('who opens the link of its channel sees it, as long as the channel lasts', async () => {
    const channel = 'mf-opportunities@pr-42';
    const made = await team('publish', 'mf-opportunities', '--channel', 'pr-42');
    expect(made).toMatchObject({ code: 0, version: sent.version });
    const { link } = await team('preview', channel, '--path', list);
    const page = await visit(browser, url, link.slice(new URL(link).origin.length));
    const banner = page.getByRole('complementary', { name: 'Aperçu' });
    await expect(title(page)).toHaveText(after);
    await expect(banner).toHaveText(/Vous voyez un aperçu\s: Opportunités \(pr-42\)/);
    await newVisitShows(browser, url, before);
    expect(await previewOfFault(browser, page)).toBe('mf_opportunities@pr-42');
    await page.getByRole('link', { name: 'Quitter l’aperçu' }).click();
    await expect(title(page)).toHaveText(before);
    await expect(banner).toHaveCount(0);
    await page.goto(link);
    expect(await team('preview', channel, '--end')).toMatchObject({ code: 0 });
    await page.goto(list);
    await expect(title(page)).toHaveText(before);
    await expect(banner).toHaveText(/Aperçu terminé\s: Opportunités \(pr-42\)/);
    await page.context().close();
  });

  const trial = await test.step('on trial, some see it and the others do not', async () => {
    const answer = await team('promote', remote, '--canary', '10');
    expect(answer).toMatchObject({ code: 0, revision: found.revision + 1 });
    const { inside, outside } = await buckets(onIt.request, sent.version);
    await newVisitShows(browser, url, after, inside);
    await newVisitShows(browser, url, before, outside);
    return answer;
  });

  await test.step('once promoted, a new visit shows it, and open pages keep theirs', async () => {
    expect(await team('promote', remote)).toMatchObject({ code: 0, revision: trial.revision + 1 });
    await newVisitShows(browser, url, after);
    await goesOn(onIt);
    await elsewhere.getByRole('link', { name: 'Opportunités' }).first().click();
    await expect(title(elsewhere)).toHaveText(before);
    await elsewhere.goBack();
    await expect(cards(elsewhere).first()).toBeVisible();
  });

  await test.step('after a rollback, a new visit shows the previous version', async () => {
    expect(await team('rollback', remote)).toMatchObject({ code: 0, revision: trial.revision + 2 });
    await newVisitShows(browser, url, before);
    await goesOn(onIt);
  });

  await test.step('a judge ends the trial of a version that breaks, by itself', async () => {
    const file = join(clone, screen);
    writeFileSync(
      file,
      read(file).replace(/(export function OpportunityListScreen\(\) \{\n)/, `$1  ${breaks}\n`),
    );
    await timed('build', buildRemote(clone, 'mf-opportunities'));
    const { version } = await team('publish', 'mf-opportunities');
    await team('promote', remote, '--version', version, '--canary', '50', '--judge', '48');
    const { inside } = await buckets(onIt.request, version);
    const staff = await browser.newContext({ baseURL: url });
    await signIn(staff.request, accounts.administrator);
    const visitor = await measuredVisit(browser, url, inside);
    const counted = async () => (await trialOf(staff.request))?.canary;
    await expect.poll(counted).toMatchObject({ visits: 1, failed: 1 });
    await visitor.close();
    // The same report, for the other visits.
    const report = { remote, route: 'liste_opportunities', lcp: 900 };
    const send = (data: object) =>
      staff.request.post('/api/composition/vitals', { data: { ...report, ...data } });
    for (let count = 0; count < 60; count += 1) await send({ version: startVersion });
    for (let count = 0; count < 48; count += 1) await send({ version, failed: true });
    await expect.poll(counted).toMatchObject({ visits: 49 });
    await send({ version, failed: true });
    await expect.poll(counted).toBeUndefined();
    await newVisitShows(browser, url, before, inside);
    const [decision] = (await team('status')).journal;
    expect(decision).toMatchObject({
      action: 'rollback',
      by: 'juge',
      reason: expect.stringMatching(
        /^plus de pannes : 50 pannes et \d+ lenteurs? en 50 visites à l'essai, 0 panne et 0 lenteur en 60/,
      ),
    });
    await staff.close();
  });

  await test.step('in maintenance its screens say so while the others work', async () => {
    expect((await team('maintenance', remote, 'on')).code).toBe(0);
    const page = await visit(browser, url, list);
    await expect(page.getByRole('heading', { name: 'Page en maintenance' })).toBeVisible();
    await page.goto('/admin/students');
    await expect(cards(page).first()).toBeVisible();
    await page.context().close();
    expect((await team('maintenance', remote, 'off')).code).toBe(0);
    await newVisitShows(browser, url, before);
  });

  await test.step('nothing else changed, and each step is in the journal', async () => {
    expect(Object.keys(hashes).length).toBeGreaterThan(100);
    expect(otherFiles()).toEqual(hashes);
    const left = await team('status');
    expect(versions(left)).toEqual(versions(found));
    const start = found.journal[0]?.at ?? '';
    const news = left.journal.filter(({ at, by }) => by === remote && at > start);
    expect(news.map(({ action }) => action)).toEqual([
      'end-maintenance',
      'maintenance',
      'canary',
      'publish',
      'rollback',
      'promote',
      'canary',
      'publish',
      'publish',
    ]);
    expect(left.revision).toBe(found.revision + 7);
  });
  console.log(seconds.map(([step, taken]) => `  ${taken.toFixed(1)} s  ${step}`).join('\n'));
});

const seconds: [step: string, taken: number][] = [];
async function timed<Result>(step: string, work: Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await work;
  seconds.push([step, (performance.now() - started) / 1000]);
  return result;
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const versions = ({ remotes }: MfAnswer) =>
  remotes.map(({ name, version }) => `${name} ${version}`);

/** A new visit by a member in a new browser. */
async function visit(browser: Browser, url: string, path: string, bucket?: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'fr-FR' });
  if (bucket) await context.addCookies([{ name: 'mf_bucket', value: bucket, url }]);
  const page = await context.newPage();
  await signIn(page.request, accounts.member);
  await page.goto(path);
  return page;
}

async function newVisitShows(browser: Browser, url: string, text: RegExp, bucket?: string) {
  const page = await visit(browser, url, list, bucket);
  await expect(title(page)).toHaveText(text);
  await page.context().close();
}

/** Lets the remote's files fail on this page. @returns the channels that the report names */
async function previewOfFault(browser: Browser, page: Page) {
  const files = `**/remotes/${remote}/**`;
  await page.route(files, (route) => route.abort());
  await page.reload();
  const code = page.getByText(/MF-\w{6}/).first();
  const [incident = ''] = /MF-\w{6}/.exec((await code.textContent()) ?? '') ?? [];
  await page.unroute(files);
  const staff = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await signIn(staff.request, accounts.administrator);
  const reported = async () => {
    const answer = await staff.request.get(`/api/composition/faults?incident=${incident}`);
    return (await answer.json()) as CompositionReply['faults'];
  };
  await expect.poll(reported).toHaveLength(1);
  const [fault] = await reported();
  await staff.close();
  return fault?.preview;
}

/**
 * A visit as of a person, which reports when it ends.
 * @returns its browser: closed before the report has arrived, it might not send it
 */
async function measuredVisit(browser: Browser, url: string, bucket: string) {
  const context = await browser.newContext({ baseURL: url, locale: 'fr-FR' });
  await context.addCookies([{ name: 'mf_bucket', value: bucket, url }]);
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'webdriver', { get: () => false }),
  );
  const page = await context.newPage();
  await signIn(page.request, accounts.member);
  await page.goto(list);
  await expect(page.getByText(/MF-\w{6}/)).toBeVisible();
  await page.goto('about:blank');
  return context;
}

/** What the judge has counted; undefined once it has decided. */
async function trialOf(staff: APIRequestContext) {
  const { remotes } = (await (await staff.get('/api/composition')).json()) as CompositionReply;
  return remotes.find(({ name }) => name === remote)?.canary?.judge ?? undefined;
}

/** Opens a detail page with new code, and returns: all from one version. */
async function goesOn(page: Page): Promise<void> {
  await cards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/admin\/opportunities\/\d+/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goBack();
  await expect(title(page)).toHaveText(before);
}

/** A visitor with the canary, and one without. */
async function buckets(request: APIRequestContext, version: string) {
  const drawn = { inside: '', outside: '' };
  for (let number = 0; number < 200 && !(drawn.inside && drawn.outside); number += 1) {
    const bucket = number.toString(16).padStart(32, '0');
    const answer = await request.get('/registry.json', {
      headers: { cookie: `mf_bucket=${bucket}` },
    });
    const { remotes } = (await answer.json()) as MfAnswer;
    const isIn = remotes.some((one) => one.name === remote && one.version === version);
    drawn[isIn ? 'inside' : 'outside'] ||= bucket;
  }
  return drawn;
}
