import { expect, test, type Browser, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { axeViolations } from './axe';
import { signUp } from './people';
import { sampleIds, windowOf, type Viewer } from './routes';
import { accountStates, newcomerStates } from './states/account-states';
import { inTier } from './states/in-tier';
import { expectState, openState, waitForEver, type ScreenState } from './states/open-state';
import { readingStates } from './states/reading-states';
import { staffStates } from './states/staff-states';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What axe checks by colour scheme: the dark page differs from the light one by its colours only. */
const checked = {
  light: { type: 'tag', values: tags },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, RunOptions['runOnly']>;

test.describe.configure({ mode: 'parallel', timeout: 900_000 });

test('axe finds nothing on the pages for guests, light or dark', async ({ browser, baseURL }) => {
  const staff = await windowOf(browser, 'admin', { baseURL });
  const page = await openPage(browser, baseURL);
  const ids = await sampleIds(staff.request);
  for (const state of inTier(readingStates(ids))) await check(page, state);
});

test('axe finds nothing at sign-up, login and deletion, light or dark', async ({
  browser,
  baseURL,
}) => {
  const page = await openPage(browser, baseURL);
  for (const state of inTier(accountStates())) await check(page, state);
  await signUp(page.context().request);
  for (const state of inTier(newcomerStates())) await check(page, state);
});

test('axe finds nothing in the news and the staff list, light or dark', async ({
  browser,
  baseURL,
}) => {
  const page = await openPage(browser, baseURL, 'admin');
  const ids = await sampleIds(page.context().request);
  for (const state of inTier(staffStates(ids))) await check(page, state);
});

/** With reduced motion nothing is checked in the middle of an animation. */
async function openPage(
  browser: Browser,
  baseURL: string | undefined,
  viewer: Viewer = 'visiteur',
): Promise<Page> {
  const window = await windowOf(browser, viewer, { baseURL, reducedMotion: 'reduce' });
  const page = await window.newPage();
  await waitForEver(page);
  return page;
}

function check(page: Page, state: ScreenState): Promise<void> {
  return test.step(state.name, async () => {
    await openState(page, state);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectState(page, state);
      // antd follows the colour scheme one rendering after the page: check again what is in between.
      const message = `${state.name}, ${colorScheme}`;
      const runOnly = checked[colorScheme];
      await expect.soft.poll(() => axeViolations(page, { runOnly }), { message }).toEqual([]);
    }
  });
}
