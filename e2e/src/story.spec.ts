import { expect, test } from '@playwright/test';
import { cards, fillProfile, logIn, logOut, picture, readMail, total } from './acts';
import { awaitProduct } from './await-product';
import { accounts, password } from './people';

/**
 * The main story: a visitor signs up, staff approve them, members find them. Each project runs it
 * on another screen size or database.
 */
const referents = ['Afi Mensah', 'Yao Agbeko', 'Ornella Mba'];

test.beforeEach(awaitProduct);

test('a visitor becomes a member, staff approve them, members find them', async ({ page }) => {
  const family = `Ɖossou${Date.now() % 1_000_000}`;
  const email = `${family.replace('Ɖ', 'd')}@essai.test`;

  await test.step('home shows slides, categories, news and opportunities', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const title of [
      'Rejoignez notre réseau',
      'Nos types d’Alumni',
      'NOS DERNIÈRES ACTUALITÉS',
      'Entrepreneur',
    ]) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    }
    // Another remote's section: it loads when the visitor comes near.
    const opportunities = page.getByRole('heading', { name: 'NOS DERNIÈRES OPPORTUNITÉS' });
    await expect(async () => {
      await page.mouse.wheel(0, 600);
      await expect(opportunities).toBeVisible({ timeout: 500 });
    }).toPass();
  });

  await test.step('she signs up, and fills in her profile with three referents', async () => {
    await page.getByRole('link', { name: 'Rejoindre le réseau' }).first().click();
    const signUp = page.getByRole('button', { name: /inscrire/ });
    await expect(signUp).toBeDisabled();
    await page.getByLabel('Nom', { exact: true }).or(page.getByLabel(/^Nom/)).first().fill(family);
    await page.getByLabel(/^Prénom/).fill('Akouvi Hélène');
    await page.getByLabel(/^E-mail/).fill(email);
    await page.getByLabel(/^Mot de passe/).fill(password);
    await page.getByLabel(/^Confirmer/).fill(password);
    await page.getByRole('checkbox').check();
    await signUp.click();
    await page.waitForURL(/\/finish-register/);
    await fillProfile(page, referents);
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('the verification mail arrives, and its link works once', async () => {
    const links = await readMail(page, email, /./);
    const link = links.find((href) => href.includes('/check_user/')) ?? '';
    await page.goto(link);
    await expect(page.getByText('Votre compte a été réactivé avec succès')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await page.goto(link);
    await expect(page.getByText('Votre compte a déjà été activé')).toBeVisible();
  });

  await test.step('a member finds people among 19,000', async () => {
    await page.goto('/admin/students');
    await logOut(page);
    await logIn(page, accounts.member);
    await expect(page).toHaveURL(/\/admin\/students/);
    await expect.poll(() => total(page)).toBeGreaterThan(15_000);
    const everybody = await total(page);

    await page.goto('/admin/students?search=mensah%20koffi');
    await expect.poll(() => total(page)).toBeLessThan(everybody);
    await expect(cards(page).first()).toContainText(/mensah/i);

    await page.goto('/admin/students?esgis=Togo&filiere=Droit');
    await expect.poll(() => total(page)).toBeLessThan(everybody);
    await page.getByRole('navigation').getByText('Suivant').click();
    await expect(page).toHaveURL(/page=2/);

    await page
      .getByRole('link', { name: /Voir le profil/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/admin\/students\/\d+/);
    await expect(page.getByRole('button', { name: 'Approuvé' })).toHaveCount(0);
  });

  await test.step('an administrator sees the five counters', async () => {
    await logOut(page);
    await logIn(page, accounts.administrator);
    await expect(page).toHaveURL(/\/admin\/dashboard/);
    for (const counter of [
      'Inscrits',
      'Approuvés',
      'Non approuvés',
      'Certifiés',
      'Non certifiés',
    ]) {
      await expect(page.getByText(counter, { exact: true })).toBeVisible();
    }
  });

  await test.step('approves her, with a type', async () => {
    await page.goto(`/admin/students?search=${encodeURIComponent(family)}`);
    await expect.poll(() => total(page)).toBe(1);
    await expect(cards(page).first()).toContainText('Non approuvé');
    await page.getByRole('link', { name: /Voir le profil/ }).click();
    for (const name of referents) await expect(page.getByText(name)).toBeVisible();
    await page.getByRole('button', { name: 'Approuvé' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Approuver' })).toBeDisabled();
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: 'Approuver' }).click();
    await expect(page.getByText(/a été approuvé/).first()).toBeVisible();
  });

  await test.step('an administrator adds a slide, corrects it and removes it', async () => {
    await page.goto('/admin/home-slides');
    await page.getByRole('button', { name: 'Ajouter un slide' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles(await picture(page));
    await dialog.getByLabel(/^Titre/).fill(`Bal ${family}`);
    await dialog.getByLabel(/^Sous-titre/).fill('Le bal des anciens');
    await dialog.getByLabel(/^Description/).fill('Un soir pour se retrouver.');
    await dialog.getByRole('button', { name: /Enregistrer|Ajouter/ }).click();

    // Other tests change the number meanwhile.
    const row = page.getByRole('listitem').filter({ hasText: new RegExp(`bal ${family}`, 'i') });
    await expect(row).toHaveCount(1);
    await row.getByRole('button', { name: /Modifier/ }).click();
    await dialog.getByLabel(/^Titre/).fill(`Grand bal ${family}`);
    await dialog.getByRole('button', { name: /Enregistrer|Modifier/ }).click();
    await expect(row.getByRole('heading')).toHaveText(`Grand bal ${family}`);

    await row.getByRole('button', { name: /Supprimer/ }).click();
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(row).toHaveCount(0);
  });

  await test.step('publishes an opportunity', async () => {
    await page.goto('/admin/opportunities');
    await page.getByRole('link', { name: 'Ajouter un stage/emplois' }).click();
    await page.getByLabel('Stage').check();
    await page.getByLabel(/^Titre/).fill(`Stage ${family}`);
    await page.getByLabel(/^Nom de l’entreprise/).fill('Atelier du Mono');
    await page.getByLabel(/^Description/).fill('Six mois à Cotonou, au plus près des clients.');
    await page.getByRole('button', { name: 'Publier' }).click();
    await page.waitForURL(/\/admin\/opportunities$/);
    await expect(cards(page).filter({ hasText: `Stage ${family}`.slice(0, 20) })).toHaveCount(1);
  });

  await test.step('she gets a mail and a notification, and finds people', async () => {
    await readMail(page, email, /approuvé/i);
    await page.goto('/admin/dashboard');
    await logOut(page);
    await logIn(page, email);
    await expect(page).toHaveURL(/\/admin\/students/);
    await expect.poll(() => total(page)).toBeGreaterThan(15_000);
    await page.getByRole('button', { name: /Notifications/ }).click();
    await expect(page.getByRole('menuitem', { name: /approuvé/i }).first()).toBeVisible();
  });
});
