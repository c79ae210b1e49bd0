import { expect, test, type Page } from '@playwright/test';
import { logIn, picture } from './acts';
import { awaitProduct } from './await-product';
import { accounts } from './people';
import { windowOf } from './routes';

/** Life of a news item, for its author and a guest; on both databases. */
test.beforeEach(awaitProduct);

test('an administrator writes a draft, previews it, publishes it; a guest reads it; it is corrected, then deleted', async ({
  page,
  browser,
  baseURL,
}) => {
  const title = `Bal ${Date.now() % 1_000_000}`;
  const visitor = await (await windowOf(browser, 'visiteur', { baseURL })).newPage();
  const fromMenu = page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: 'Actualités', exact: true });
  let id = '';

  await test.step('she writes a draft with a picture', async () => {
    await logIn(page, accounts.administrator);
    await fromMenu.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Actualités \(\d+\)$/);
    await page.getByRole('link', { name: 'Ajouter une actualité' }).click();
    await page.getByRole('textbox', { name: /^Titre/ }).fill(title);
    await page.getByLabel(/^Contenu/).fill('<p>Un soir pour <strong>tous</strong>.</p>');
    await page.locator('input[type=file]').setInputFiles(await picture(page));
    await expect(page.locator('form img')).toHaveAttribute('src', /^blob:/);
    await page.getByRole('radio', { name: 'Plus tard (brouillon)' }).check();
    await page.getByRole('button', { name: 'Publier' }).click();
    await page.waitForURL(/\/admin\/actualities\/\d+$/);
    id = page.url().split('/').at(-1) ?? '';
  });

  await test.step('she previews it; nobody else can open it', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('Brouillon', { exact: true })).toBeVisible();
    await expectArticle(page);
    await visitor.goto(`/actualities/${id}`);
    await expect(visitor.getByText(/n.existe pas ou n.est plus publiée/)).toBeVisible();
  });

  await test.step('she publishes it', async () => {
    await page.getByRole('button', { name: 'Publier' }).click();
    await expect(page.getByText('Publiée', { exact: true })).toBeVisible();
    // Shown at once, before the server's answer.
    const back = page.getByRole('button', { name: 'Remettre en brouillon' });
    await expect(back).toHaveAttribute('aria-busy', 'false');
  });

  await test.step('a guest finds it among the latest news, and reads it', async () => {
    await visitor.goto('/actualities');
    await visitor.getByRole('link', { name: title }).first().click();
    await expect(visitor).toHaveURL(new RegExp(`/actualities/${id}$`));
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectArticle(visitor);
  });

  const row = page.getByRole('row').filter({ hasText: title });

  await test.step('she finds it in the list, and edits it', async () => {
    await fromMenu.click();
    await expect(row).toContainText('Publiée');
    await row.getByRole('button', { name: /^Actions pour/ }).click();
    await page.getByRole('link', { name: 'Modifier' }).click();
    await expect(page.getByRole('textbox', { name: /^Titre/ })).toHaveValue(title);
    await expect(page.getByLabel(/^Contenu/)).toHaveValue(/<strong>tous/);
    await expect(page.getByRole('radio', { name: 'Publier' })).toBeChecked();
    await page.getByRole('textbox', { name: /^Titre/ }).fill(`Grand ${title}`);
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.waitForURL(new RegExp(`/admin/actualities/${id}$`));
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`Grand ${title}`);
    await expectArticle(visitor);
  });

  await test.step('she deletes it after a confirmation, and the focus stays on the page', async () => {
    await page.goto('/admin/actualities');
    await row.getByRole('button', { name: /^Actions pour/ }).click();
    await page.getByRole('menuitem', { name: 'Supprimer' }).click();
    const question = page.getByRole('alertdialog', { name: /Supprimer l.actualité/ });
    await expect(question.getByRole('button', { name: 'Annuler' })).toBeFocused();
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(row).toHaveCount(0);
    await expect(page.locator('tr a:focus')).toHaveCount(1);
    await visitor.goto(`/actualities/${id}`);
    await expect(visitor.getByText(/n.existe pas ou n.est plus publiée/)).toBeVisible();
  });
});

/** The text, and the picture made by the server. */
async function expectArticle(page: Page): Promise<void> {
  const article = page.getByRole('article').first();
  await expect(article.locator('strong')).toHaveText('tous');
  const width = () =>
    article.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
}
