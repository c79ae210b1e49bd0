import { expect, test, type Page } from '@playwright/test';

/** HTML that staff wrote, in an answer that the API did not sanitize. */
const hostile = `<h2 style="color:red" class="x">Fête</h2>
  <p onclick="window.hit = 1">Bon<script>window.hit = 2</script><img src="x" onerror="window.hit = 3"></p>
  <svg><a href="javascript:window.hit = 4">dessin</a></svg><iframe srcdoc="<script>top.hit = 5</script>"></iframe>
  <!-- note --><p data-x="1" id="contenu">
  <a href="javascript:window.hit = 6">piège</a> <a href="//ailleurs.test">ailleurs</a>
  <a href="data:text/html,x">données</a> <a href="https://exemple.test" ping="/x">lien</a></p>`;

const allowed = new Set(['H2', 'P', 'A']);

for (const isBrowser of [true, false]) {
  const by = isBrowser ? 'the browser' : 'DOMPurify, in an older browser';
  test(`hostile HTML is removed by ${by}`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    if (!isBrowser) {
      await page.addInitScript(() => delete (Element.prototype as { setHTML?: unknown }).setHTML);
    }
    await page.route(/\/api\/guest\/actualities\/\d+$/, async (route) => {
      const response = await route.fetch();
      const news = (await response.json()) as object;
      await route.fulfill({ response, json: { ...news, contenu: hostile } });
    });
    const hasPurifier = watchPurifier(page);
    await page.goto('/actualities');
    // An earlier click loads the item with its answer in the page, past the route above.
    await expect(page.locator('#ssr')).toHaveCount(0);
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').first().click();

    const article = page.getByRole('article').first();
    await expect(article.getByRole('heading', { name: 'Fête' })).toBeVisible();
    const found = await article.evaluate((element) =>
      [...element.querySelectorAll('h2 ~ *, h2, h2 ~ * *')].map(({ tagName, attributes }) => ({
        tagName,
        attributes: Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
      })),
    );
    expect(found.filter(({ tagName }) => !allowed.has(tagName))).toEqual([]);
    expect(found.filter(({ attributes }) => Object.keys(attributes).length > 0)).toEqual([
      { tagName: 'A', attributes: { href: 'https://exemple.test', rel: 'noopener noreferrer' } },
    ]);
    await expect(article).toContainText('piège');
    expect(await page.evaluate(() => (window as { hit?: number }).hit)).toBeUndefined();
    expect(await hasPurifier()).toBe(!isBrowser);
    expect(faults).toEqual([]);
  });
}

/** @returns says whether a script with DOMPurify has arrived */
function watchPurifier(page: Page): () => Promise<boolean> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(scripts)).some((text) => text.includes('DOMPurify'));
}
