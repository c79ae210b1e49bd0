import type { Browser, BrowserContext } from '@playwright/test';
import { signIn } from '../../../e2e/src/people';

export const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Cookies of a signed-in person, or of a visitor. */
export async function sessionOf(
  browser: Browser,
  product: string,
  account: string | null,
): Promise<Session> {
  const context = await browser.newContext({ baseURL: product });
  if (account) await signIn(context.request, account);
  const session = await context.storageState();
  await context.close();
  return session;
}

export function cookieHeader({ cookies }: Session): string {
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
