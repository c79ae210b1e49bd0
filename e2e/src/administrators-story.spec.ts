import { expect, test, type Page } from '@playwright/test';
import { enter, linkTo, logIn } from './acts';
import { awaitProduct } from './await-product';
import { accounts, post } from './people';
import { windowOf } from './routes';

/** Long and hard to guess, as staff need. */
const strongPassword = 'Palmier bleu 42 rivière';

/** Life of an accountant's account, by rule 3; on both databases. */
test.beforeEach(awaitProduct);

test('an administrator adds an accountant, who signs in by the mailed link with limited rights; then removes them', async ({
  page,
  browser,
  baseURL,
}) => {
  // First by name, so on the first page.
  const nom = `Aabalo${Date.now() % 1_000_000}`;
  const name = `${nom} Sena`;
  const email = `${nom.toLowerCase()}@essai.test`;
  const row = (viewer: Page, text = nom) => viewer.getByRole('row').filter({ hasText: text });
  const act = async (viewer: Page, action: string) => {
    await viewer.getByRole('button', { name: `Actions pour ${name}` }).click();
    await viewer.getByRole('menuitem', { name: action }).click();
  };
  const colleague = await (await windowOf(browser, 'visiteur', { baseURL })).newPage();

  await test.step('she adds a colleague, who gets a mailed link', async () => {
    await logIn(page, accounts.administrator);
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Administrateurs' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Administrateurs \(\d+\)$/);
    await page.getByRole('button', { name: 'Ajouter un administrateur' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Nom/).fill(nom);
    await dialog.getByLabel(/^Prénom/).fill('Sena');
    await dialog.getByLabel(/^Email/).fill(email);
    await dialog.getByRole('radio', { name: 'Comptable' }).check();
    await dialog.getByRole('button', { name: 'Ajouter' }).click();
    await expect(page.getByText('Opération effectuée, vérifiez vos emails')).toBeVisible();
    await expect(row(page)).toContainText('Lien envoyé');
  });

  await test.step('she sends the link again: the first one becomes invalid', async () => {
    const first = await linkTo(colleague, email, /accès/, '/password/create/');
    await act(page, 'Renvoyer le lien de création');
    await expect(page.getByText('Opération effectuée, vérifiez vos emails')).toBeVisible();
    let second = first;
    await expect(async () => {
      second = await linkTo(colleague, email, /accès/, '/password/create/');
      expect(second).not.toBe(first);
    }).toPass();
    await colleague.goto(first);
    await expect(colleague.getByRole('alert')).toContainText('Ce lien n’est pas valide.');
    await colleague.goto(second);
  });

  await test.step('the colleague chooses a password and signs in', async () => {
    await colleague.getByLabel(/^Nouveau/).fill(strongPassword);
    await colleague.getByLabel(/^Confirmer/).fill(strongPassword);
    await colleague.getByRole('button', { name: 'Valider' }).click();
    await colleague.waitForURL(/\/login/);
    await enter(colleague, email, strongPassword);
    await colleague.waitForURL(/\/admin\/dashboard$/);
    await page.getByRole('button', { name: 'Actualiser' }).click();
    await expect(row(page)).not.toContainText('Lien envoyé');
  });

  await test.step('the colleague cannot change administrators, or delete their own account', async () => {
    await colleague.goto('/admin/admins');
    await expect(row(colleague, accounts.administrator)).toContainText(
      'Réservé aux administrateurs',
    );
    await colleague.getByRole('button', { name: `Actions pour ${name}` }).click();
    await expect(colleague.getByRole('menuitem')).toHaveText(['Modifier']);
    await colleague.keyboard.press('Escape');
    await colleague.getByRole('button', { name: 'Ajouter un administrateur' }).click();
    await expect(colleague.getByRole('dialog').getByRole('radio')).toHaveCount(1);
    await colleague.keyboard.press('Escape');
    const promoted = { nom, prenoms: 'Promue', email: `promue.${email}`, profil: 2 };
    await expect(post(colleague.request, '/api/users/admin/create', promoted)).rejects.toThrow(
      /: 403/,
    );
  });

  await test.step('the colleague cannot change an opportunity', async () => {
    await colleague.goto('/admin/opportunities');
    await colleague
      .getByRole('link', { name: /Lire la suite/ })
      .first()
      .click();
    await expect(colleague).toHaveURL(/\/admin\/opportunities\/\d+$/);
    await expect(colleague.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(colleague.getByRole('button', { name: /Options/ })).toHaveCount(0);
    const id = colleague.url().split('/').at(-1) ?? '';
    await colleague.goto(`/admin/opportunities/update/${id}`);
    await expect(colleague).toHaveURL(/\/admin\/opportunities$/);
  });

  await test.step('she removes the colleague, whose open session ends', async () => {
    await colleague.goto('/admin/admins');
    await expect(row(colleague)).toBeVisible();
    await act(page, 'Supprimer');
    const question = page.getByRole('alertdialog', {
      name: 'Voulez-vous vraiment supprimer cet administrateur ?',
    });
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(row(page)).toHaveCount(0);
    await colleague.getByRole('button', { name: 'Actualiser' }).click();
    await expect(colleague.getByText('Votre connexion a expirée')).toBeVisible();
    await expect(colleague).toHaveURL(/\/login/);
  });
});
