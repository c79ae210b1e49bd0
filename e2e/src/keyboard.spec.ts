import { expect, test, type Locator, type Page } from '@playwright/test';
import { press, tabTo } from './keys';
import { accounts } from './people';
import { windowOf } from './routes';

/** News and administrators by keyboard only. */
test('writes, finds, keeps and deletes news by keyboard alone', async ({ browser, baseURL }) => {
  const page = await (await windowOf(browser, 'admin', { baseURL })).newPage();
  const title = `Clavier ${Date.now() % 1_000_000}`;
  await page.goto('/admin/actualities');

  await test.step('the list links to the form', async () => {
    await press(page, page.getByRole('link', { name: 'Ajouter une actualité' }));
    await expect(page).toHaveURL(/\/admin\/add\/actualities$/);
  });

  await test.step('the form is filled field by field', async () => {
    await tabTo(page, page.getByRole('textbox', { name: /^Titre/ }));
    await page.keyboard.type(title);
    await tabTo(page, page.getByLabel(/^Contenu/));
    await page.keyboard.type('Un soir pour tous.');
    await tabTo(page, page.getByRole('radio', { name: 'Tout de suite' }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Plus tard (brouillon)' })).toBeChecked();
    await press(page, page.getByRole('button', { name: 'Publier' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  // By title, its neighbours are news of the demo: another test may add and delete news meanwhile.
  await page.goto('/admin/actualities?sort=titre');
  const actions = page.getByRole('button', { name: `Actions pour « ${title} »` });
  const question = page.getByRole('alertdialog', { name: 'Supprimer l’actualité ?' });

  await test.step('the menu of its row opens, closes, and returns the focus', async () => {
    await press(page, actions);
    await expect(page.getByRole('menuitem', { name: 'Voir' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem', { name: 'Voir' })).toBeHidden();
    await expect(actions).toBeFocused();
  });

  await test.step('a cancelled confirmation changes nothing', async () => {
    await choose(page, actions, 'Supprimer');
    await expect(question.getByRole('button', { name: 'Annuler' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(actions).toBeFocused();
  });

  await test.step('once deleted, the focus is on the next row', async () => {
    const next = page.locator('tr', { has: actions }).locator('xpath=following-sibling::tr[1]');
    const nextTitle = await next.getByRole('link').first().innerText();
    await choose(page, actions, 'Supprimer');
    await tabTo(page, question.getByRole('button', { name: 'Supprimer' }));
    await page.keyboard.press('Enter');
    await expect(actions).toBeHidden();
    await expect(page.getByRole('link', { name: nextTitle, exact: true })).toBeFocused();
  });
});

test('an administrator’s dialog keeps the focus inside, and returns it', async ({
  browser,
  baseURL,
}) => {
  const page = await (await windowOf(browser, 'admin', { baseURL })).newPage();
  await page.goto('/admin/admins');
  const add = page.getByRole('button', { name: 'Ajouter un administrateur' });
  await press(page, add);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(/^Nom/)).toBeFocused();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    // After the last element, Tab moves to the browser's own controls, or the dialog takes the focus.
    const outside = page.locator(':focus:not([role=dialog], [role=dialog] *, body)');
    await expect(outside).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();

  await test.step('column headers sort', async () => {
    const head = page.getByRole('columnheader', { name: 'Email' });
    await tabTo(page, head);
    await page.keyboard.press('Enter');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(page).toHaveURL(/sort=email/);
    await expect(page.getByRole('row').filter({ hasText: accounts.administrator })).toBeVisible();
  });
});

/** Opens a row's menu and moves to the entry. */
async function choose(page: Page, button: Locator, action: string) {
  await button.press('Enter');
  const line = page.getByRole('menuitem', { name: action });
  await line.waitFor();
  // The focus follows a key later on a busy machine: a key pressed before it would pass the entry.
  await expect(async () => {
    const isThere = await line.evaluate((element) => element === document.activeElement);
    if (!isThere) await page.keyboard.press('ArrowDown');
    await expect(line).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Enter');
}
