import { expect, test } from '@playwright/test';
import { windowOf } from './routes';

const screens = ['/admin/students', '/admin/journal', '/admin/opportunities/add'];
const controls =
  'main :is(.ant-btn:not(.ant-btn-icon-only), .ant-select, .ant-input-affix-wrapper, input.ant-input-outlined)';

for (const { by, height, options } of [
  { by: 'a mouse', height: 32, options: {} },
  { by: 'touch', height: 44, options: { hasTouch: true, isMobile: true } },
]) {
  test(`by ${by}, fields and buttons are ${height} px high`, async ({ browser, baseURL }) => {
    const page = await (await windowOf(browser, 'admin', { baseURL, ...options })).newPage();
    for (const screen of screens) {
      await page.goto(screen);
      await expect(page.locator('#ssr')).toHaveCount(0);
      const shown = page.locator(controls).filter({ visible: true });
      await expect.poll(() => shown.count()).toBeGreaterThan(3);
      const heights = await shown.evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().height)),
      );
      expect({ screen, heights: [...new Set(heights)] }).toEqual({ screen, heights: [height] });
    }
  });
}

test('a narrow window squeezes no title and no column head', async ({ browser, baseURL }) => {
  const viewport = { width: 768, height: 900 };
  const page = await (await windowOf(browser, 'admin', { baseURL, viewport })).newPage();
  await page.goto('/admin/students');
  await expect(page.locator('#ssr')).toHaveCount(0);
  const title = page.getByRole('heading', { level: 1, name: /^Liste des anciens \(/ });
  const lines = await title.evaluate(
    (one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight),
  );
  expect(Math.round(lines)).toBe(1);

  await page.goto('/admin/actualities');
  const head = page.getByRole('columnheader', { name: 'Date de création' });
  await expect(page.locator('#ssr')).toHaveCount(0);
  const [text, arrows] = await head.evaluate((one) => {
    const range = document.createRange();
    range.selectNodeContents(one.querySelector('.ant-table-column-title') ?? one);
    const sorter = one.querySelector('.ant-table-column-sorter');
    return [range.getBoundingClientRect().right, sorter?.getBoundingClientRect().left ?? 0];
  });
  expect(text).toBeGreaterThan(0);
  expect(text).toBeLessThanOrEqual(arrows);
});
