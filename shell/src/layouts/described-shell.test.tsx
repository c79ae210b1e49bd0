import { CurrentUserReply, NotificationsReply, StatusReply } from '@alumni/shared-contract';
import { fakeApi, matchMedia } from '@alumni/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildUser } from '../testing/people';
import { buildRemote, buildRoute, clickAndLoad, renderShell } from '../testing/renderShell';

const entry = (label: string, to: string, order: number) => ({
  slot: 'member.sidebar' as const,
  access: 'session' as const,
  label,
  to,
  order,
});
const inside = { layout: 'member', access: 'session' } as const;
const remotes = [
  buildRemote(
    'mf_directory',
    [
      buildRoute({ name: 'liste_ancien', path: '/admin/students', ...inside }),
      buildRoute({ name: 'show_profil', path: '/admin/show_profil', ...inside }),
    ],
    {
      menus: [
        { ...entry('Profil', 'show_profil', 1), icon: { viewBox: '0 0 24 24', path: 'M1 2h3z' } },
        entry('Liste des anciens', 'liste_ancien', 2),
      ],
    },
  ),
];

async function open(composed = remotes, more?: (api: ReturnType<typeof fakeApi>) => void) {
  const person = buildUser({ picture_url: '/files/photos/koffi' });
  const api = fakeApi();
  api.get('/api/users/current', CurrentUserReply, [person]);
  api.get(`/api/users/notifications/${person.id}`, NotificationsReply, []);
  more?.(api);
  const shell = await renderShell(composed, { path: '/admin/students' });
  await screen.findByRole('heading', { level: 1, name: 'Screen_liste_ancien' });
  return shell;
}

afterEach(() => jest.restoreAllMocks());

test('a narrow window has a menu button in the place of the sidebar', async () => {
  matchMedia('(width < 64rem)');
  await open();
  expect(screen.getByRole('button', { name: 'Ouvrir le menu' })).toBeVisible();
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('the sidebar shows picture, last name, first names and profession, and ends with Déconnexion', async () => {
  await open();
  const aside = screen.getByRole('complementary');
  expect(aside.querySelector('img')?.getAttribute('src')).toContain('/files/photos/koffi');
  for (const text of ['MENSAH', 'Koffi', 'Entrepreneur']) {
    expect(within(aside).getByText(text)).toBeVisible();
  }
  const menu = within(aside).getByRole('navigation', { name: 'Menu' });
  const entries = within(menu)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(entries).toEqual(['Profil', 'Liste des anciens']);
  expect(within(menu).getByRole('button', { name: 'Déconnexion' })).toBeVisible();
  expect(menu).toHaveTextContent(/Déconnexion$/);
});

test('an entry of the sidebar shows the icon of its remote, or the default icon', async () => {
  await open();
  const aside = within(screen.getByRole('complementary'));
  const iconOf = (name: string) =>
    aside
      .getByRole('link', { name })
      .closest('[role=listitem]')
      ?.querySelector('path')
      ?.getAttribute('d');
  expect(iconOf('Profil')).toBe('M1 2h3z');
  expect(iconOf('Liste des anciens')).toMatch(/^M880 298/);
});

/** As in a page: the registry names the icon, its drawing comes apart. */
const named = buildRemote(
  'mf_directory',
  [buildRoute({ name: 'liste_ancien', path: '/admin/students', ...inside })],
  { menus: [{ ...entry('Liste des anciens', 'liste_ancien', 2), icon: 'liste_ancien' }] },
);
const drawings = { liste_ancien: { viewBox: '0 0 24 24', path: 'M4 5h6z' } };
const onePath = () => screen.getByRole('complementary').querySelector('[role=listitem] path');

test('icons that the registry names are drawn once their drawings come', async () => {
  let deliver: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (deliver = resolve));
  const whole = { parse: () => drawings };
  await open([named], (api) => api.get('/menu-icons.json', whole, drawings, { until }));
  expect(onePath()).toHaveAttribute('d', '');
  deliver();
  await waitFor(() => expect(onePath()).toHaveAttribute('d', 'M4 5h6z'));
});

test('without their drawings, such icons are the default icon', async () => {
  await open([named], (api) => api.refuse('get', '/menu-icons.json', 500));
  await waitFor(() => expect(onePath()?.getAttribute('d')).toMatch(/^M880 298/));
});

test('the menu closes when the route changes', async () => {
  const { user } = await open();
  const opener = screen.getByRole('button', { name: 'Ouvrir le menu' });
  await user.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await clickAndLoad(drawer.getByText('Profil'));
  await screen.findByRole('heading', { level: 1, name: 'Screen_show_profil' });
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the header search is a dialog for last name and first names', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Rechercher des alumni' }));
  const window = within(await screen.findByRole('dialog', { name: 'Rechercher des alumni' }));
  expect(window.getByRole('combobox')).toHaveAttribute(
    'placeholder',
    'Rechercher des alumni par noms et prénoms',
  );
  await user.type(window.getByRole('combobox'), 'koffi');
  await user.click(window.getByRole('button', { name: 'Rechercher' }));
  await waitFor(() => expect(location.search).toBe('?search=koffi'));
});

test('a clicked notification is deleted and opens its link; session and data are refetched', async () => {
  const person = buildUser();
  const data = { title: 'Bienvenue', message: 'Approuvé', route: 'show_profil', params: {} };
  const api = fakeApi();
  api.get('/api/users/current', CurrentUserReply, [person]);
  api.get(`/api/users/notifications/${person.id}`, NotificationsReply, [
    {
      id: 4,
      type: 'approved',
      read_at: null,
      created_at: '2026-11-20T10:00:00.000Z',
      data: JSON.stringify(data),
    },
  ]);
  api.delete('/api/users/notifications/delete/4', StatusReply, { status: true });
  const { user } = await renderShell(remotes, { path: '/admin/students' });
  await user.click(await screen.findByRole('button', { name: 'Notifications (1)' }));
  const asked = api.calls('get', '/api/users/current').length;
  await user.click(await screen.findByRole('menuitem', { name: /Bienvenue/ }));
  await screen.findByRole('heading', { level: 1, name: 'Screen_show_profil' });
  const calls = api.calls().map(({ method, url }) => `${method} ${url}`);
  expect(calls).toContain('delete /api/users/notifications/delete/4');
  await waitFor(() => expect(api.calls('get', '/api/users/current').length).toBeGreaterThan(asked));
});

test('the page is marked as French', () => {
  expect(readFileSync(join(__dirname, '../index.html'), 'utf8')).toContain('<html lang="fr">');
});
