import { CurrentUserReply, NotificationsReply, StatusReply } from '@alumni/shared-contract';
import { fakeApi } from '@alumni/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { member } from '../testing/people';
import { buildRemote, buildRoute, renderShell } from '../testing/renderShell';

const remotes = [
  buildRemote(
    'mf_public',
    [
      buildRoute({ name: 'home', path: '/' }),
      buildRoute({ name: 'register', path: '/register', access: 'guest' }),
      buildRoute({ name: 'login', path: '/login', access: 'guest' }),
      buildRoute({ name: 'terms', path: '/terms' }),
      buildRoute({ name: 'usersinfo', path: '/usersinfo' }),
      buildRoute({ name: 'contact', path: '/contact' }),
      buildRoute({ name: 'legal_notice', path: '/mentions-legales' }),
      buildRoute({ name: 'show_profil', path: '/admin/show_profil', access: 'session' }),
    ],
    { menus: [{ slot: 'public.header', label: 'Accueil', to: 'home', order: 1, access: 'all' }] },
  ),
];

const linksOf = (part: 'banner' | 'contentinfo') =>
  within(screen.getByRole(part))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the header offers a guest login, sign-up and the social networks', async () => {
  fakeApi().get('/api/users/current', CurrentUserReply, []);
  await renderShell(remotes);
  await screen.findByRole('link', { name: 'S’inscrire' });
  expect(linksOf('banner')).toEqual([
    ['Réseau', '/'],
    ['Accueil', '/'],
    ['LinkedIn (nouvel onglet)', 'https://social.test'],
    ['S’inscrire', '/register'],
    ['Se Connecter', '/login'],
  ]);
});

test('the header shows a signed-in person their account instead', async () => {
  const api = fakeApi();
  api.get('/api/users/current', CurrentUserReply, [member]);
  api.get(`/api/users/notifications/${member.id}`, NotificationsReply, []);
  await renderShell(remotes);
  await screen.findByRole('link', { name: 'Mon compte' });
  expect(linksOf('banner')).toEqual([
    ['Réseau', '/'],
    ['Accueil', '/'],
    ['Mon compte', '/admin/show_profil'],
  ]);
});

test('a signed-in person can log out from a public page, and lands on the login', async () => {
  const api = fakeApi();
  let isOver = false;
  api.get('/api/users/current', CurrentUserReply, () => (isOver ? [] : [member]));
  api.post('/auth/logout', StatusReply, () => {
    isOver = true;
    return { status: true };
  });
  const { user } = await renderShell(remotes);
  await user.click(await screen.findByRole('button', { name: 'Déconnexion' }));
  expect(await screen.findByRole('heading', { name: 'Screen_login' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Se Connecter' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Mon compte' })).toBeNull();
});

test('login and sign-up are in the bar itself, not only in the drawer', async () => {
  fakeApi().get('/api/users/current', CurrentUserReply, []);
  await renderShell(remotes);
  const login = await screen.findByRole('link', { name: 'Se Connecter' });
  expect(login.closest('dialog')).toBeNull();
  expect(screen.getByRole('link', { name: 'S’inscrire' }).closest('dialog')).toBeNull();
});

test('the footer links to the legal pages and the social networks, and shows the year', async () => {
  fakeApi().get('/api/users/current', CurrentUserReply, []);
  await renderShell(remotes);
  expect(linksOf('contentinfo')).toEqual([
    ['Accueil', '/'],
    ['Contact', '/contact'],
    ['Conditions d’utilisation', '/terms'],
    ['Politique de confidentialité', '/terms#confidentialite'],
    ['Mentions légales', '/mentions-legales'],
    ['Suppression des données utilisateur', '/usersinfo'],
    ['LinkedIn (nouvel onglet)', 'https://social.test'],
  ]);
  expect(screen.getByText(`© ${new Date().getFullYear()} Réseau`)).toBeVisible();
});
