import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** A window in which axe's source has run. Frames are not checked: our pages have none. */
type PageWithAxe = { axe?: typeof axe };

/**
 * Runs axe on the whole page. Its source is sent once per document, which takes longer than most
 * runs. axe needs the styles of all that it checks: nothing is laid out late.
 * @returns one line for each element that breaks a rule
 */
export async function axeViolations(page: Page, options: RunOptions = {}): Promise<string[]> {
  const hasAxe = await page.evaluate(() => {
    delete document.documentElement.dataset.arrival;
    return Boolean((window as unknown as PageWithAxe).axe);
  });
  if (!hasAxe) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (given) => (window as unknown as Required<PageWithAxe>).axe.run(document, given),
    { ...options, resultTypes: ['violations' as const] },
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
