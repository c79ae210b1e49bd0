import { expect, test, type Page } from '@playwright/test';
import { accounts, signIn } from './people';

/** Slots with props and events, across remotes that are released on their own. */

test('what staff publish in one tab shows in the lists of another one, without a reload', async ({
  page: editor,
}) => {
  await signIn(editor.request, accounts.administrator);
  const reader = await editor.context().newPage();
  const list = await editor.context().newPage();
  const title = `Relais d’onglet ${Date.now()}`;
  // Of the public remote, and of the remote that publishes.
  for (const [tab, path] of [
    [reader, '/nos_opportunites'],
    [list, '/admin/opportunities'],
  ] as const) {
    await tab.goto(path);
    await expect(tab.locator('#ssr')).toHaveCount(0);
  }
  const loads = (tab: Page) =>
    tab.evaluate(() => performance.getEntriesByType('navigation').length);
  const shown = (tab: Page) => tab.getByRole('link', { name: title }).first();

  await editor.goto('/admin/opportunities/add');
  await editor.getByRole('radio', { name: 'Emploi' }).check();
  await editor.getByRole('textbox', { name: /^Titre/ }).fill(title);
  await editor.getByRole('textbox', { name: /^Nom de l’entreprise/ }).fill('Komo Énergie');
  await editor.getByRole('textbox', { name: /^Description/ }).fill('Un poste à Libreville.');
  await editor.getByRole('button', { name: 'Publier' }).click();
  await editor.waitForURL(/\/admin\/opportunities$/);
  await expect(shown(reader)).toBeAttached();
  await expect(shown(list)).toBeAttached();

  const faults: string[] = [];
  reader.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await reader.bringToFront();
  await reader.keyboard.press('Shift+F9');
  const panel = reader.getByRole('dialog', { name: 'Composition de cette page' });
  const events = panel.getByRole('region', { name: 'Événements' });
  await expect(events.getByRole('listitem').first()).toHaveText(
    /^opportunity\.changed@1.*d’un autre onglet, écouté une fois\{"id":\d+,"change":"created"\}$/,
  );
  // The panel checked the event, and no string became code for it.
  expect(faults).toEqual([]);

  await shown(editor).click();
  await editor.getByRole('button', { name: /^Options/ }).click();
  await editor.getByRole('menuitem', { name: 'Supprimer' }).click();
  await editor.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(events.getByRole('listitem').first()).toContainText('"change":"deleted"');
  await expect(shown(reader)).toHaveCount(0);
  await expect(shown(list)).toHaveCount(0);
  for (const tab of [reader, list]) expect(await loads(tab)).toBe(1);
});

test('from an opportunity, a member gets to the alumni who work there', async ({ page }) => {
  await signIn(page.request, accounts.member);
  const latest = (await (await page.request.get('/api/opportunities/latest')).json()) as {
    id: number;
    publicateur: string;
  }[];
  const { id, publicateur } = latest[0]!;
  await page.goto(`/admin/opportunities/${id}`);
  const part = page.locator('[data-slot="member.opportunity@1"]');
  await expect(part.getByRole('heading', { name: 'Connaître quelqu’un sur place' })).toBeVisible();
  await expect(part.getByText(publicateur)).toBeVisible();
  await part.getByRole('link', { name: 'Les chercher dans l’annuaire' }).click();
  await expect(page).toHaveURL(
    (url) =>
      url.pathname === '/admin/students' && url.searchParams.get('employeur') === publicateur,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Liste des anciens/);
});
