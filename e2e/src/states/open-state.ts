import { expect, type Locator, type Page } from '@playwright/test';

/** A state of a screen: how to produce it, and a text that only it shows. */
export interface ScreenState {
  name: string;
  path: string;
  /** Page and link to arrive by: a first view has its data already. */
  from?: { path: string; link: (page: Page) => Locator };
  /** Fake answers by address; the server answers all others. */
  faults?: [address: string | RegExp, fault: Fault][];
  /** Actions of the person there. */
  act?: (page: Page) => Promise<void>;
  h1: string | RegExp;
  text: string | RegExp | ((page: Page) => Locator);
}

/** `cut`: no answer, as without a network. */
export type Fault = 'fails' | 'hangs' | 'cut' | { status?: number; json: unknown };

export async function openState(page: Page, state: ScreenState): Promise<void> {
  const { path, from, faults = [], act } = state;
  // Abort held calls: otherwise they would reach the server later, and could sign a person up.
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const [address, fault] of faults) {
    await page.route(address, async (route) => {
      if (route.request().isNavigationRequest()) return route.fallback();
      if (fault === 'hangs') return;
      if (fault === 'cut') return route.abort('internetdisconnected');
      await route.fulfill(fault === 'fails' ? { status: 500, json: {} } : fault);
    });
  }
  await page.goto(from?.path ?? path);
  // Before the take-over a link would load a page from the server.
  await expect(page.locator('#ssr')).toHaveCount(0);
  await from?.link(page).click();
  await act?.(page);
}

/** Waits for the state, so that nothing is checked too early. */
export async function expectState(page: Page, { h1, text }: ScreenState): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
  const expected = typeof text === 'function' ? text(page) : page.getByText(text);
  await expect(expected.filter({ visible: true }).first()).toBeVisible();
}

/** A toast under the pointer stays; do not wait for its animation. */
export const holdToast = (text: string) => (page: Page) =>
  page.getByText(text).hover({ force: true });

/** Disables the client's ten-second timeout for held calls. */
export async function waitForEver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', { set() {} });
  });
}
