import { CurrentUserReply, NotificationsReply } from '@alumni/shared-contract';
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
      buildRoute({ name: 'show_profil', path: '/admin/show_profil', access: 'session' }),
    ],
    { menus: [{ slot: 'public.header', label: 'Accueil', to: 'home', order: 1, access: 'all' }] },
  ),
];

const linksOf = (part: 'banner' | 'contentinfo') =>
  within(screen.getByRole(part))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('a guest finds the ways in and the network elsewhere in the header', async () => {
  fakeApi().get('/api/users/current', CurrentUserReply, []);
  await renderShell(remotes);
  await screen.findByRole('link', { name: "S'inscrire" });
  expect(linksOf('banner')).toEqual([
    ['Réseau', '/'],
    ['Accueil', '/'],
    ['LinkedIn (nouvel onglet)', 'https://social.test'],
    ["S'inscrire", '/register'],
    ['Se Connecter', '/login'],
  ]);
});

test('a person signed in finds their account there instead', async () => {
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

test('the footer leads to the rules and to the network elsewhere, and bears the year', async () => {
  fakeApi().get('/api/users/current', CurrentUserReply, []);
  await renderShell(remotes);
  expect(linksOf('contentinfo')).toEqual([
    ['Accueil', '/'],
    ["Conditions d'utilisation", '/terms'],
    ['Politique de confidentialité', '/terms#confidentialite'],
    ['Suppression des données utilisateur', '/usersinfo'],
    ['LinkedIn (nouvel onglet)', 'https://social.test'],
  ]);
  expect(screen.getByText(`© ${new Date().getFullYear()} Réseau`)).toBeVisible();
});
