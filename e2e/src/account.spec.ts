import { expect, test, type Locator, type Page } from '@playwright/test';
import { enter, fillProfile, linkTo, openUntilBell } from './acts';
import { accounts, password, post, signIn, signUp } from './people';

/** Sign-up, mailed links, lost sessions; on the real API with real mail. */
const chosen = 'Baobab-rouge-47';

test('signs up by keyboard alone, up to the home; the link of the mail works once', async ({
  page,
}) => {
  const email = `clavier.${Date.now()}@essai.test`;
  const { keyboard } = page;
  const type = async (label: RegExp, text: string, within: Page | Locator = page) => {
    await tabTo(page, within.getByLabel(label).first());
    await keyboard.type(text);
  };
  const choose = async (label: RegExp, name: string) => {
    await tabTo(page, page.getByRole('combobox', { name: label }));
    await keyboard.press('Enter');
    await arrowTo(page, name);
    await keyboard.press('Enter');
  };

  await test.step('she signs up', async () => {
    await page.goto('/register');
    await type(/^Nom/, 'Ahouansou');
    await type(/^Prénom/, 'Mawuena');
    await type(/^E-mail/, email);
    await type(/^Mot de passe/, password);
    await type(/^Confirmer/, password);
    await press(page, page.getByRole('checkbox'));
    await tabTo(page, page.getByRole('button', { name: 'S’inscrire' }));
    await keyboard.press('Enter');
    await page.waitForURL(/\/finish-register/);
  });

  await test.step('she fills in her profile', async () => {
    await press(page, page.getByLabel('Féminin'));
    await type(/^Date de naissance/, '12041999');
    await type(/^Nationalité/, 'Togo');
    await keyboard.press('Enter');
    await press(page, page.getByLabel('Célibataire'));
    await goOn(page);
    await type(/^Pays de résidence/, 'Bénin');
    await keyboard.press('Enter');
    await type(/^Téléphone/, '97 12 34 56');
    await goOn(page);
    await choose(/^Profession/, "Chercheur d'emploi");
    await expect(page.getByLabel(/^Employeur/)).toHaveCount(0);
    await press(page, page.getByLabel('Togo', { exact: true }));
    await choose(/^Dernier diplôme/, 'Licence');
    await choose(/^Année du diplôme/, '2021');
    await goOn(page);
    for (const number of [1, 2, 3]) {
      const slot = page.getByRole('group', { name: `Camarade ${number}` });
      await type(/^Nom/, `Camarade ${number}`, slot);
      await type(/^Téléphone/, `0022890${number}23456`, slot);
    }
    await tabTo(page, page.getByRole('button', { name: 'Enregistrer' }));
    await keyboard.press('Enter');
    await expect(page.getByText('Les informations ont été mise á jour')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('the link of the mail works once, and is removed from the address', async () => {
    const link = await linkTo(page, email, /Confirmez/, '/check_user/');
    await page.goto(link);
    await expect(page.getByText('Votre compte a été réactivé avec succès')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await page.goto(link);
    await expect(page.getByText('Votre compte a déjà été activé')).toBeVisible();
  });
});

test('sends another verification mail, which replaces the first', async ({ page }) => {
  const email = await signUp(page.request);
  const first = await linkTo(page, email, /Confirmez/, '/check_user/');
  await page.goto('/finish-register');
  await page.getByRole('button', { name: 'Renvoyer l’e-mail' }).click();
  await expect(page.getByText('Opération effectuée, vérifiez vos emails')).toBeVisible();
  let second = first;
  await expect
    .poll(async () => (second = await linkTo(page, email, /Confirmez/, '/check_user/')))
    .not.toBe(first);
  await page.goto(first);
  await expect(page.getByText('Votre compte a déjà été activé')).toBeVisible();
  await page.goto(second);
  await expect(page.getByText('Votre compte a été réactivé avec succès')).toBeVisible();
});

test('resets a forgotten password by a mailed link, which works once', async ({ page }) => {
  const email = await signUp(page.request);
  const apply = async (link: string) => {
    await page.goto(link);
    await expect(page.getByText(email)).toBeVisible();
    await page.getByLabel(/^Nouveau/).fill(chosen);
    await page.getByLabel(/^Confirmer/).fill(chosen);
    await page.getByRole('button', { name: 'Valider' }).click();
  };
  await page.goto('/password/reset/request');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Réinitialiser le mot de passe' }).click();
  await expect(
    page.getByText(
      'Un lien de réinitialisation de mot de passe vous a été envoyé. Vérifiez vos emails',
    ),
  ).toBeVisible();
  const link = await linkTo(page, email, /Réinitialiser/, '/password-reset/');

  await test.step('the open session is ended, and the new password works', async () => {
    await apply(link);
    await expect(page.getByText('Opération effectuée', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await enter(page, email, chosen);
    await page.waitForURL(/\/admin\/students/);
  });

  await test.step('the used link says so on opening', async () => {
    await page.goto(link);
    const message = 'Ce lien n’est plus valide. Veuillez renvoyer une nouvelle demande.';
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await page.getByRole('link', { name: 'Demander un nouveau lien' }).click();
    await expect(page).toHaveURL(/\/password\/reset\/request$/);
  });
});

test('a person added by staff creates a password by a mailed link, once', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `ajoute.${Date.now()}@essai.test`;
  const staff = await browser.newContext({ baseURL: baseURL ?? '' });
  await signIn(staff.request, accounts.administrator);
  const names = { nom: 'Ekoué', prenoms: 'Sena' };
  await post(staff.request, '/api/users/students/add', { ...names, email });
  await staff.close();
  const link = await linkTo(page, email, /accès/, '/password/create/');
  const create = async () => {
    await page.goto(link);
    await page.getByLabel(/^Nouveau/).fill(chosen);
    await expect(page.getByRole('meter')).toBeVisible();
    await page.getByLabel(/^Confirmer/).fill(chosen);
    await page.getByRole('button', { name: 'Valider' }).click();
  };
  await create();
  await expect(page.getByText('Félicitations!!! Mot de passe défini avec succès')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText(
    'Ce lien n’est pas valide. Veuillez utiliser le lien qui vous a été envoyé par email.',
  );
});

test('keeps the typed text when the session ends in the middle of the form', async ({
  page,
  context,
}) => {
  const email = await signUp(page.request);
  await page.goto('/finish-register');
  await fillProfile(page, ['Afi Mensah', 'Yao Agbeko', 'Ornella Mba']);
  await context.clearCookies();
  await save(page).click();
  await expect(page.getByText('Votre connexion a expirée')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?next=%2Ffinish-register$/);
  await enter(page, email);
  await page.waitForURL(/\/finish-register$/);
  await expect(page.getByLabel(/^Employeur/)).toHaveValue('Atelier du Mono');
  await save(page).click();
  await expect(page.getByText('Les informations ont été mise á jour')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('keeps the typed text when the session ends in a form for staff', async ({
  page,
  context,
}) => {
  await signIn(page.request, accounts.administrator);
  await openUntilBell(page, '/admin/opportunities/add');
  await page.getByLabel('Stage').check();
  await page.getByLabel(/^Titre/).fill('Stage gardé');
  await page.getByLabel(/^Nom de l’entreprise/).fill('Atelier du Mono');
  await page.getByLabel(/^Description/).fill('Six mois à Cotonou.');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin%2Fopportunities%2Fadd$/);
  await enter(page, accounts.administrator);
  await expect(page.getByText('avant la fin de votre connexion')).toBeVisible();
  await expect(page.getByLabel('Stage')).toBeChecked();
  await expect(page.getByLabel(/^Titre/)).toHaveValue('Stage gardé');
  await expect(page.getByLabel(/^Description/)).toHaveValue('Six mois à Cotonou.');
});

test('a login opens the page first requested', async ({ page }) => {
  await page.goto('/admin/students?search=mensah');
  await expect(page).toHaveURL(/\/login\?next=/);
  await enter(page, accounts.member);
  await expect(page).toHaveURL(/\/admin\/students\?search=mensah$/);
});

const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer' });

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let steps = 0; steps < 20; steps += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

/** Makes an option of the open list active. */
async function arrowTo(page: Page, name: string): Promise<void> {
  const box = page.locator('[aria-expanded="true"]:focus');
  for (let steps = 0; steps < 40; steps += 1) {
    await page.keyboard.press('ArrowDown');
    const active = await box.getAttribute('aria-activedescendant');
    if ((await page.locator(`[id="${active}"]`).innerText()) === name) return;
  }
  throw new Error(`The list has no ${name}.`);
}

/** Goes to the next step of the profile, and checks the focus. */
async function goOn(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: 'Suivant' }));
  await page.keyboard.press('Enter');
}

async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Space');
}
