import { expect, type Locator, type Page } from '@playwright/test';

/** One state of one screen: how to bring it about, and what it alone says. */
export interface ScreenState {
  name: string;
  path: string;
  /** The page and the link by which one comes: what the server draws itself has its data already. */
  from?: { path: string; link: (page: Page) => Locator };
  /** What becomes of the calls of these addresses; the server answers all others as ever. */
  faults?: [address: string | RegExp, fault: Fault][];
  /** What the person does there. */
  act?: (page: Page) => Promise<void>;
  h1: string | RegExp;
  text: string | RegExp | ((page: Page) => Locator);
}

/** `cut`: no answer comes, as where there is no network. */
export type Fault = 'fails' | 'hangs' | 'cut' | { status?: number; json: unknown };

export async function openState(page: Page, state: ScreenState): Promise<void> {
  const { path, from, faults = [], act } = state;
  // A call that hangs ends here: let go of, it would still reach the server, and sign somebody up.
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
  // Before the page took over, a link would lead to another page of the server's.
  await expect(page.locator('#ssr')).toHaveCount(0);
  await from?.link(page).click();
  await act?.(page);
}

/** The state is there: what follows looks at no other, and at no blank page. */
export async function expectState(page: Page, { h1, text }: ScreenState): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
  const said = typeof text === 'function' ? text(page) : page.getByText(text);
  await expect(said.filter({ visible: true }).first()).toBeVisible();
}

/** A toast under the pointer stays; it is not waited for to stand still, for it goes meanwhile. */
export const holdToast = (text: string) => (page: Page) =>
  page.getByText(text).hover({ force: true });

/** A call that hangs does so for as long as it is looked at: without the client's ten seconds. */
export async function waitForEver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', { set: () => undefined });
  });
}
