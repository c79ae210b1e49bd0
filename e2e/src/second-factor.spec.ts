import { expect, test } from '@playwright/test';
import { enter, linkTo, logOut } from './acts';
import { accounts, password, post } from './people';

const strongPassword = 'Palmier bleu 42 rivière';

/** Passkeys need a real browser; its virtual authenticator answers for the person's device. */
test('an accountant adds a passkey, and signs in with it on a browser that is then remembered', async ({
  page,
  playwright,
  baseURL,
}) => {
  const email = `cle${Date.now()}@essai.test`;
  const staff = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await post(staff, '/auth/login', { email: accounts.administrator, password });
  const person = { nom: 'Amouzou', prenoms: 'Esi', email, profil: 3 };
  await post(staff, '/api/users/admin/create', person);
  await staff.dispose();
  await page.goto(await linkTo(page, email, /accès/, '/password/create/'));
  await page.getByLabel(/^Nouveau/).fill(strongPassword);
  await page.getByLabel(/^Confirmer/).fill(strongPassword);
  await page.getByRole('button', { name: 'Valider' }).click();
  await page.waitForURL(/\/login/);

  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });

  await test.step('she adds a passkey and keeps her recovery codes', async () => {
    await enter(page, email, strongPassword);
    await page.waitForURL(/\/admin\/dashboard$/);
    await page.goto('/admin/show_profil');
    await page.getByRole('link', { name: 'Sécurité du compte' }).click();
    await page.getByRole('button', { name: 'Ajouter une clé' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Votre mot de passe/).fill(strongPassword);
    await dialog.getByRole('button', { name: 'Continuer' }).click();
    await expect(dialog.getByRole('list', { name: 'Codes de secours' })).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    await dialog.getByRole('button', { name: 'J’ai gardé mes codes' }).click();
    await expect(page.getByText('Cet appareil')).toBeVisible();
  });

  await test.step('the password is not enough any more; the passkey opens the session', async () => {
    await logOut(page);
    await enter(page, email, strongPassword);
    await page.getByRole('checkbox', { name: /Se souvenir de cet appareil/ }).check();
    await page.getByRole('button', { name: 'Utiliser une clé d’accès' }).click();
    await page.waitForURL(/\/admin\//);
  });

  await test.step('this browser is remembered', async () => {
    await logOut(page);
    await enter(page, email, strongPassword);
    await page.waitForURL(/\/admin\//);
  });
});
