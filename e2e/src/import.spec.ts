import { expect, test } from '@playwright/test';
import { cards, total } from './acts';
import { accounts } from './people';
import { windowOf } from './routes';

/** A secretary imports the school's old list, finds the people, and takes all of it back. */
test('imports a list, reports each row, and undoes it as a whole', async ({ browser, baseURL }) => {
  const family = `Registre${Date.now() % 1_000_000}`;
  const address = (name: string) => `${family}.${name}@liste.test`.toLowerCase();
  const list = [
    'Nom de famille;Prénom;Courriel;Portable;Site;Promo',
    `${family};Afi;${address('afi')};90 12 34 56;togo;2012`,
    `${family};Kofi;${address('kofi')};;Bénin;2013`,
    `${family};Sena;sans arobase;;Mars;2013`,
    `${family};Membre;${accounts.member};;;`,
  ].join('\r\n');
  const page = await (await windowOf(browser, 'admin', { baseURL })).newPage();

  await test.step('the file, in the encoding of an old spreadsheet', async () => {
    await page.goto('/admin/students');
    await page.getByRole('button', { name: 'Autres actions' }).click();
    await page.getByRole('menuitem', { name: 'Importer' }).click();
    await page.locator('input[type=file]').setInputFiles({
      name: 'anciens.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(list, 'latin1'),
    });
    await expect(page.getByRole('heading', { name: /« anciens.csv » : 4 lignes/ })).toBeVisible();
  });

  await test.step('a reload finds it again, with its columns', async () => {
    await page.reload();
    await expect(page.getByText(`Nom de famille (${family})`)).toBeVisible();
    await expect(page.getByText('Promo (2012)')).toBeVisible();
    await page.getByRole('button', { name: 'Vérifier les lignes' }).click();
  });

  await test.step('the report names the fault, and the duplicate', async () => {
    const faulty = page.getByRole('row').filter({ hasText: `${family} Sena` });
    await expect(faulty.getByText('Campus')).toBeVisible();
    await expect(faulty.getByText(/Cette adresse e-mail n’est pas valide/)).toBeVisible();
    const known = page.getByRole('row').filter({ hasText: `${family} Membre` });
    await expect(known.getByText('Déjà dans l’annuaire')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Télécharger les lignes refusées' }).click();
    expect((await download).suggestedFilename()).toBe('lignes-refusees.csv');
  });

  await test.step('two people are imported', async () => {
    await page.getByRole('button', { name: 'Importer 2 lignes' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Importer' }).click();
    await expect(page.getByRole('heading', { name: 'Import terminé' })).toBeVisible();
    await page.goto(`/admin/students?search=${family}`);
    await expect.poll(() => total(page)).toBe(2);
    await expect(cards(page).first()).toContainText('+228 90 12 34 56');
  });

  await test.step('and taken back', async () => {
    await page.getByRole('button', { name: 'Autres actions' }).click();
    await page.getByRole('menuitem', { name: 'Importer' }).click();
    await page.getByRole('button', { name: 'Annuler l’import' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler l’import' }).click();
    await expect(page.getByRole('heading', { name: 'Import annulé' })).toBeVisible();
    await page.goto(`/admin/students?search=${family}`);
    await expect.poll(() => total(page)).toBe(0);
  });
});
