import { expect, test } from '@playwright/test';
import { cards, total } from './acts';
import { windowOf } from './routes';

/** A secretary finds a graduate whom the school's old list has a second time, and merges the two. */
test('finds a duplicate, tells others apart, and merges two people', async ({
  browser,
  baseURL,
}) => {
  const family = `Doublon${String(Date.now() % 1_000_000).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)}`;
  const page = await (await windowOf(browser, 'admin', { baseURL })).newPage();
  const list = [
    'Nom;Prénoms;E-mail;Téléphone;Campus;Année;Employeur',
    `${family};Afi Grâce;${family}.une@liste.test;90 12 34 56;Togo;2012;`,
    `${family};Grâce Afi;${family}.deux@liste.test;;Togo;2012;Ecobank`,
  ].join('\n');
  const pair = page
    .getByRole('list', { name: 'Paires' })
    .getByRole('listitem')
    .filter({ hasText: family });

  await test.step('two lines of a list are one person', async () => {
    await page.goto('/admin/import');
    await page.locator('input[type=file]').setInputFiles({
      name: 'anciens.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(list),
    });
    await page.getByRole('button', { name: 'Vérifier les lignes' }).click();
    await page.getByRole('button', { name: 'Importer 2 lignes' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Importer' }).click();
    await expect(page.getByRole('heading', { name: 'Import terminé' })).toBeVisible();
  });

  await test.step('chosen in the list, they are compared', async () => {
    await page.goto(`/admin/students?search=${family}`);
    await page.getByRole('button', { name: 'Autres actions' }).click();
    await expect(page.getByRole('menuitem', { name: 'Doublons' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Sélectionner' }).click();
    await page.getByRole('checkbox', { name: 'Toute la page' }).check();
    await page.getByRole('link', { name: 'Comparer' }).click();
    await expect(page.getByRole('heading', { name: 'Comparer deux fiches' })).toBeVisible();
    await expect(page.getByRole('radiogroup', { name: 'Prénoms' })).toBeVisible();
  });

  await test.step('one account stays, with the best of both', async () => {
    const kept = page.getByRole('radiogroup', { name: 'Compte à garder' });
    await kept.getByRole('radio', { name: `${family}.une@liste.test`.toLowerCase() }).check();
    await page.getByRole('button', { name: 'Réunir les deux fiches' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Réunir' }).click();
    await expect(page.getByText('Les deux fiches sont réunies')).toBeVisible();
    await page.goto(`/admin/students?search=${family}`);
    await expect.poll(() => total(page)).toBe(1);
    await expect(cards(page).first()).toContainText('+228 90 12 34 56');
    await expect(cards(page).first()).toContainText('Afi Grâce');
  });

  await test.step('the search finds others, who are told apart and back', async () => {
    await page.goto('/admin/duplicates');
    await page.getByRole('button', { name: 'Chercher les doublons' }).click();
    const first = page.getByRole('list', { name: 'Paires' }).getByRole('listitem').first();
    const apart = first.getByRole('button', { name: /ce sont deux personnes/ });
    const name = await apart.getAttribute('aria-label');
    await apart.click();
    await expect(page.getByText(name!)).toBeVisible();
    await expect(page.getByRole('button', { name: name! })).toHaveCount(0);
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByRole('button', { name: name! })).toBeVisible();
    await expect(pair).toHaveCount(0);
  });
});
