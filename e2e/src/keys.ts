import type { Locator, Page } from '@playwright/test';

/**
 * Presses Tab until the control has the focus; fails when Tab never reaches it.
 * @returns how often Tab was pressed
 */
export async function tabTo(page: Page, control: Locator): Promise<number> {
  await control.waitFor();
  for (let stop = 1; stop <= 120; stop += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return stop;
  }
  throw new Error(`Tab never reaches ${String(control)}`);
}

/** Tab to the control, then Enter. */
export async function press(page: Page, control: Locator): Promise<number> {
  const stops = await tabTo(page, control);
  await page.keyboard.press('Enter');
  return stops + 1;
}
