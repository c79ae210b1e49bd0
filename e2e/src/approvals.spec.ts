import { expect, test, type Page } from '@playwright/test';
import { cards, total } from './acts';
import { press, tabTo } from './keys';
import { accounts, password } from './people';
import { windowOf } from './routes';
import { signUpReady } from './sign-ups';

/** The secretary's morning: everybody who signed up is approved, by keyboard alone. */
const people = 10;
/** Of these approved before a look at the list. */
const half = people / 2;
/** Three to 'Approuvé', then to open, choose, approve and go on. */
const keysEach = 7;

test('approves people from the list by keyboard alone, in seven keys each', async ({
  browser,
  baseURL,
}) => {
  // Other tests sign people up meanwhile: these are found by their name.
  const family = `Matinal${Date.now() % 1_000_000}`;
  const guest = await windowOf(browser, 'visiteur', { baseURL });
  await signUpReady(guest.request, family, firstnames(people));
  const page = await (await windowOf(browser, 'visiteur', { baseURL })).newPage();
  const approved = new Set<string>();

  await test.step('she signs in and finds who waits', async () => {
    await page.goto('/login');
    await tabTo(page, page.getByLabel('E-mail'));
    await page.keyboard.type(accounts.administrator);
    await tabTo(page, page.getByLabel('Mot de passe', { exact: false }).first());
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/admin\/dashboard$/);
    await press(
      page,
      page
        .getByRole('navigation', { name: 'Menu' })
        .getByRole('link', { name: 'Liste des anciens' }),
    );
    await tabTo(page, page.getByRole('combobox', { name: 'Recherche' }));
    await page.keyboard.type(family);
    await expect.poll(() => total(page)).toBe(people);
    await choose(page, 'Approbation', 'Prêt à approuver');
    await expect(page).toHaveURL(/approved=0.*ready=1|ready=1.*approved=0/);
    await expect.poll(() => total(page)).toBe(people);
  });

  await test.step('she approves half of them, one after the other', async () => {
    await openFirst(page);
    for (let count = 1; count <= half; count += 1) {
      expect(await approve(page, approved, count < half)).toBeLessThanOrEqual(keysEach);
    }
  });

  await test.step('back in the list, only the others are left', async () => {
    await backToList(page);
    await expect.poll(() => total(page)).toBe(people - half);
    await expectFocus(page);
  });

  await test.step('she approves the others', async () => {
    await openFirst(page);
    for (let count = half + 1; count <= people; count += 1) {
      expect(await approve(page, approved, count < people)).toBeLessThanOrEqual(keysEach);
    }
    expect(approved.size).toBe(people);
  });

  await test.step('nobody is next, and nobody waits', async () => {
    const back = page.getByRole('button', { name: 'Retour à la liste' });
    await expect(back).toBeFocused();
    await expect(back).toHaveAccessibleDescription(/^Personne d’autre n’attend/);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Aucune inscription en attente')).toBeVisible();
    await expect.poll(() => total(page)).toBe(0);
    await expectFocus(page);
  });
});

test('approves forty people in the queue, one key each', async ({ browser, baseURL }) => {
  const family = `Aubade${Date.now() % 1_000_000}`;
  const guest = await windowOf(browser, 'visiteur', { baseURL });
  await signUpReady(guest.request, family, firstnames(40));
  const page = await (await windowOf(browser, 'admin', { baseURL })).newPage();
  await page.goto('/admin/dashboard');
  await press(page, page.getByRole('link', { name: 'Inscriptions', exact: true }));
  await tabTo(page, page.getByRole('searchbox', { name: 'Recherche' }));
  await page.keyboard.type(family);
  await expect.poll(() => total(page)).toBe(40);
  await page.keyboard.press('Tab');
  const name = page.getByRole('article').getByRole('heading', { level: 2 }).first();
  const approved = new Set<string>();

  await test.step('the first approval asks for the type', async () => {
    approved.add(await name.innerText());
    await page.keyboard.press('a');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(name).toBeFocused();
    await expect(page.getByRole('button', { name: /^Approuver comme/ })).toBeVisible();
  });

  await test.step('one key for each of the others', async () => {
    const began = Date.now();
    while (approved.size < 40) {
      const now = await name.innerText();
      expect(approved).not.toContain(now);
      approved.add(now);
      await page.keyboard.press('a');
      if (approved.size < 40) await expect(name).not.toHaveText(now);
    }
    await expect(page.getByText('Rien ne correspond à ces filtres.')).toBeVisible();
    console.log(`approved 39 people in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  });

  await test.step('the last one is undone by a key, and waits again', async () => {
    await page.keyboard.press('z');
    await expect.poll(() => total(page)).toBe(1);
    await expect(name).toHaveText([...approved].at(-1)!);
    await page.keyboard.press('a');
    // The person leaves the list before the server has answered.
    await expect(page.getByText(`${[...approved].at(-1)!} : approbation comme`)).toBeVisible();
    await expect.poll(() => total(page)).toBe(0);
  });

  await test.step('all are members now', async () => {
    await page.goto(`/admin/students?search=${family}&approved=1`);
    await expect.poll(() => total(page)).toBe(40);
  });
});

test('a member has no control to approve anybody', async ({ browser, baseURL }) => {
  const page = await (await windowOf(browser, 'membre', { baseURL })).newPage();
  await page.goto('/admin/students');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Approbation' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Options de/ })).toHaveCount(0);
  await press(page, page.getByRole('link', { name: /^Voir le profil/ }).first());
  await expect(page.getByRole('heading', { name: 'Coordonnées' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Approuv/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Suivant à approuver' })).toHaveCount(0);
});

/** Different ones: Aaya, Abya… */
function firstnames(count: number): string[] {
  const letters = [...'abcdefghij'];
  const names = [...'ABCD'].flatMap((first) => letters.map((second) => `${first}${second}ya`));
  return names.slice(0, count);
}

/**
 * From the title of a profile: opens the question, chooses a type, approves, and goes on.
 * @returns the number of keys
 */
async function approve(page: Page, approved: Set<string>, goesOn: boolean): Promise<number> {
  const title = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('button', { name: 'Approuvé', exact: true })).toBeVisible();
  await expect(title).toBeFocused();
  const name = await title.innerText();
  expect(approved).not.toContain(name);
  let keys = await press(page, page.getByRole('button', { name: 'Approuvé', exact: true }));
  const dialog = page.getByRole('dialog', { name: `Approuver ${name}` });
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('radio').first()).toBeChecked();
  await page.keyboard.press('Enter');
  keys += 2;
  await expect(
    page.getByRole('status').filter({ hasText: `${name} a été approuvé` }),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  approved.add(name);
  if (!goesOn) return keys;
  await expect(page.getByRole('link', { name: 'Suivant à approuver' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title).not.toHaveText(name);
  return keys + 1;
}

async function openFirst(page: Page) {
  await press(page, page.getByRole('link', { name: /^Voir le profil/ }).first());
}

async function backToList(page: Page) {
  const back = page.getByRole('button', { name: 'retour' });
  for (let stop = 0; stop < 10; stop += 1) {
    if (await back.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Shift+Tab');
  }
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/students\?/);
}

/** Moves in an open antd Select to the option. */
async function choose(page: Page, label: string, value: string) {
  const box = page.getByRole('combobox', { name: label });
  await tabTo(page, box);
  await page.keyboard.press('Enter');
  const list = page.locator(`[id="${await box.getAttribute('aria-controls')}"]`);
  const option = list.getByRole('option', { name: value, exact: true });
  await expect(option).toBeAttached();
  for (let step = 0; step < 10; step += 1) {
    const active = await box.getAttribute('aria-activedescendant');
    if (active && active === (await option.getAttribute('id'))) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

/** The focus is on something: it is never lost. */
async function expectFocus(page: Page) {
  await expect(page.locator(':focus:not(body)')).toHaveCount(1);
}
