import { texts } from '@alumni/shared-contract';
import { expect, test, type Page } from '@playwright/test';
import { startFacebook, type TestFacebook } from '../../api/testing/facebook';
import { startGoogle, type TestGoogle } from '../../api/testing/google';
import { enter, linkTo, logIn, openMail, toStep } from './acts';
import { accounts, signUp } from './people';
import { providersOf } from './providers';

/** Mailed links act only after a confirmation; on the real API with real mail. */

test('a new address is active once its mailed link is opened, until the old one undoes it', async ({
  page,
}) => {
  const email = await signUp(page.request);
  const moved = `nouvelle.${email}`;
  await page.goto('/admin/user_profil');
  await page.getByRole('button', { name: 'Changer le mail' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Nouvel e-mail/).fill(moved);
  await dialog.getByRole('button', { name: 'Changer le mail' }).click();
  await expect(page.getByText('Opération effectuée, vérifiez vos emails')).toBeVisible();
  const link = await linkTo(page, moved, /Confirmez votre nouvelle/, '/email/confirm/');

  await page.goto(link);
  await expect(page.getByText('Votre adresse e-mail a été modifiée')).toBeVisible();
  await expect(page).toHaveURL(/\/email\/confirm$/);
  await page.context().clearCookies();
  await page.goto('/login');
  await enter(page, email);
  await expect(page.getByRole('alert')).toContainText('Données invalides');
  await enter(page, moved);
  await page.waitForURL(/\/admin\/students/);

  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('Ce lien n’est plus valide.');
  const notice = await openMail(page, email, /Votre adresse e-mail a été modifiée/);
  await expect(notice.getByText('ne permet plus de vous connecter')).toBeVisible();

  await page.goto(await linkTo(page, email, /Votre adresse e-mail a été modifiée/, '/email/undo/'));
  await page.getByRole('button', { name: 'Annuler le changement' }).click();
  await expect(page.getByText('Le changement est annulé')).toBeVisible();
  await page.goto('/admin/students');
  await page.waitForURL(/\/login/);
});

test('a person who cannot sign in deletes their account by a mailed link, and can cancel', async ({
  page,
}) => {
  const email = await signUp(page.request);
  await page.context().clearCookies();
  await page.goto('/usersinfo');
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByRole('button', { name: 'Recevoir un lien' }).click();
  await expect(page.getByText('un lien de suppression vient de lui être envoyé')).toBeVisible();
  const link = await linkTo(page, email, /Supprimer votre compte/, '/usersinfo');

  await page.goto(link);
  await expect(page).toHaveURL(/\/usersinfo$/);
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await expect(page.getByText(texts.accountDeleted)).toBeVisible();
  await openMail(page, email, /Votre compte va être supprimé/);

  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('Ce lien n’est plus valide.');

  await page.goto('/login');
  await enter(page, email);
  await page.waitForURL(/\/admin\/students/);
  const kept = await openMail(page, email, /Votre compte est conservé/);
  await expect(kept.getByText('la suppression de votre compte est annulée')).toBeVisible();
});

test('an address left on the home page reaches the staff', async ({ page }) => {
  const email = `curieux.${Date.now()}@essai.test`;
  await page.goto('/');
  await expect(page.locator('#ssr')).toHaveCount(0);
  // The form loads when the visitor scrolls there.
  await page.getByText('Pas encore prêt ?').scrollIntoViewIfNeeded();
  const form = page.getByRole('form', { name: 'Être recontacté' });
  await form.getByLabel(/^E-mail/).fill(email);
  await form.getByLabel(/^Profession/).selectOption('Entrepreneur');
  await form.getByRole('button', { name: 'Être recontacté' }).click();
  await expect(page.getByText('Opération effectuée', { exact: true })).toBeVisible();
  await expect(form.getByLabel(/^E-mail/)).toHaveValue('');

  for (const staff of [accounts.administrator, accounts.accountant]) {
    const mail = await openMail(page, staff, /Une personne souhaite rejoindre/);
    await expect(mail.getByText(email)).toBeVisible();
  }
  await logIn(page, accounts.administrator);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText(`${email} (Entrepreneur) souhaite rejoindre`)).toBeVisible();
});

test('a message of the contact page, linked in the footer, reaches the staff', async ({ page }) => {
  const email = `question.${Date.now()}@essai.test`;
  await page.goto('/terms');
  await expect(page.locator('#ssr')).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nous contacter');
  const form = page.getByRole('form', { name: 'Écrire à l’équipe' });
  await form.getByLabel(/^Nom et prénoms/).fill('Mawuena Ahouansou');
  await form.getByLabel(/^E-mail/).fill(email);
  await form.getByLabel(/^Message/).fill('Où retrouver ma promotion ?');
  await form.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText(texts.messageSent)).toBeVisible();
  await expect(form.getByLabel(/^Message/)).toHaveValue('');

  const mail = await openMail(page, accounts.administrator, /Un message pour l’équipe/);
  await expect(mail.getByText('Où retrouver ma promotion')).toBeVisible();
  await logIn(page, accounts.administrator);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText(`Mawuena Ahouansou (${email})`)).toBeVisible();
});

test.describe('accounts of social networks', () => {
  let google: TestGoogle;
  let facebook: TestFacebook;
  test.beforeAll(async ({ baseURL }) => {
    const { origin, port } = new URL(baseURL ?? '');
    const back = (name: string) => `${origin}/auth/${name}/callback`;
    google = await startGoogle(back('google'), providersOf(port).google.port);
    facebook = await startFacebook(back('facebook'), providersOf(port).facebook.port);
  });
  test.afterAll(() => Promise.all([google.close(), facebook.close()]));

  const leaveBy = async (page: Page, name: string) => {
    await page.goto('/login');
    await page.getByRole('link', { name: `Continuer avec ${name}` }).click();
  };

  for (const name of ['Google', 'Facebook'] as const) {
    test(`an unverified address of ${name} is not enough: a mailed link links the account, once`, async ({
      page,
    }) => {
      const email = await signUp(page.request);
      await page.context().clearCookies();
      const names = { first_name: 'Mawuena', last_name: 'Ahouansou' };
      if (name === 'Google') google.account = { sub: email, email, email_verified: false };
      else facebook.account = { id: email, email, ...names };
      await leaveBy(page, name);
      await expect(page.getByText('Ouvrez le lien que nous venons de vous envoyer')).toBeVisible();
      const link = await linkTo(page, email, new RegExp(`compte ${name}`), '/social/confirm/');

      await page.goto(link);
      await page.getByRole('button', { name: 'C’est moi : relier ce compte' }).click();
      await expect(page.getByText('Ce compte est relié')).toBeVisible();
      await leaveBy(page, name);
      await page.waitForURL(/\/admin\/students/);
      const me = await page.request.get('/api/v2/auth/user');
      expect(await me.json()).toMatchObject({ email });

      await page.goto(link);
      await expect(page.getByRole('alert')).toContainText('Ce lien n’est plus valide.');
    });
  }

  test('an address verified by Google signs up at once, and a cancelled consent shows a message', async ({
    page,
  }) => {
    const email = `google.${Date.now()}@essai.test`;
    google.account = { sub: email, email, email_verified: true, given_name: 'Sena' };
    google.isDenying = true;
    await leaveBy(page, 'Google');
    await expect(page.getByText('Vous avez annulé la connexion')).toBeVisible();
    google.isDenying = false;
    await leaveBy(page, 'Google');
    await page.waitForURL(/\/finish-register/);
    await toStep(page, 'Référents');
    const terms = page.getByRole('checkbox', { name: /conditions d’utilisation/ });
    await expect(terms).not.toBeChecked();
    const me = await page.request.get('/api/v2/auth/user');
    expect(await me.json()).toMatchObject({ email, prenoms: 'Sena', approved: 0 });
  });

  test('somebody signed in links Google from their page, signs in by it, and unlinks it', async ({
    page,
  }) => {
    const email = await signUp(page.request);
    const sub = `ailleurs.${Date.now()}`;
    google.account = { sub, email: `${sub}@essai.test`, email_verified: true };
    await page.goto('/admin/my-data');
    await page.getByRole('button', { name: 'Relier Google' }).click();
    await expect(page.getByText('Compte Google relié')).toBeVisible();
    await openMail(page, email, /Un compte Google est relié au vôtre/);

    await page.context().clearCookies();
    await leaveBy(page, 'Google');
    await page.waitForURL(/\/admin\/students/);
    const me = await page.request.get('/api/v2/auth/user');
    expect(await me.json()).toMatchObject({ email });

    await page.goto('/admin/my-data');
    await page.getByRole('button', { name: 'Délier Google' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Délier' }).click();
    await expect(page.getByText('Aucun compte Google ou Facebook')).toBeVisible();
  });
});
