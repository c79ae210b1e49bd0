import { CurrentUserReply, LoginReply } from '@alumni/shared-contract';
import { Link } from '@alumni/shared-ui/router';
import { fakeApi, renderScreen } from '@alumni/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { buildUser, routes } from '../../testing/factories';
import { LoginScreen } from './LoginScreen';

function open() {
  const api = fakeApi();
  api.get('/api/users/current', CurrentUserReply, []);
  return { api, ...renderScreen(<LoginScreen />, { path: '/login', routes }) };
}

async function signIn(user: UserEvent) {
  await user.type(screen.getByLabelText(/^E-mail/), 'ama@exemple.com');
  await user.type(screen.getByLabelText(/^Mot de passe/), 'Secret2026');
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
}

test('signs in and fetches the session', async () => {
  const { api, user } = open();
  api.post('/auth/login', LoginReply, { id: 7, id_profil: 1 });
  api.get('/api/users/current', CurrentUserReply, [buildUser()]);
  await signIn(user);
  expect(api.calls('post')[0]?.body).toEqual({
    email: 'ama@exemple.com',
    password: 'Secret2026',
  });
  await waitFor(() => expect(api.calls('get', '/api/users/current')).toHaveLength(2));
});

test.each([401, 422, 429, 500])('shows the same warning for each refusal (%i)', async (status) => {
  const { api, user } = open();
  api.refuse('post', '/auth/login', status);
  await signIn(user);
  const warning = await screen.findByRole('alert');
  expect(warning).toHaveTextContent('Attention!');
  expect(warning).toHaveTextContent('Données invalides ou compte désactivé.');
});

test('shows no provider button when none is configured', async () => {
  renderScreen(<LoginScreen />, { path: '/login', user: null, routes });
  await screen.findByRole('button', { name: 'Se connecter' });
  expect(screen.queryByRole('link', { name: /Continuer avec/ })).toBeNull();
});

test.each(['cut', 'stall'] as const)(
  'shows the same warning for a network that is %s, and keeps the form',
  async (fault) => {
    const { api, user } = open();
    api[fault]('post', '/auth/login');
    await signIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Données invalides ou compte désactivé.',
    );
    expect(screen.getByLabelText(/^E-mail/)).toHaveValue('ama@exemple.com');
    expect(screen.getByLabelText(/^Mot de passe/)).toHaveValue('Secret2026');
  },
);

test('after too many attempts shows the waiting time beside the button', async () => {
  const { api, user } = open();
  api.refuse('post', '/auth/login', 429, undefined, { 'retry-after': '125' });
  await signIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Données invalides ou compte désactivé.',
  );
  const button = screen.getByRole('button', { name: 'Se connecter' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(/Réessayez dans 2 min \d+ s\./);
});

test('does not send an empty form, and focuses the first field', async () => {
  const { api, user } = open();
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
  await waitFor(() => expect(screen.getByLabelText(/^E-mail/)).toHaveFocus());
  expect(screen.getByLabelText(/^Mot de passe/)).toHaveAccessibleDescription(/obligatoire/);
  expect(api.calls('post')).toEqual([]);
});

test("shows the server's field errors under their fields", async () => {
  const { api, user } = open();
  const errors = { email: ['Cette adresse n’est pas valide.', 'Une autre raison.'] };
  api.refuse('post', '/auth/login', 422, { message: 'Refusé.', errors });
  await signIn(user);
  const email = screen.getByLabelText(/^E-mail/);
  await waitFor(() => expect(email).toHaveFocus());
  expect(email).toHaveAccessibleDescription('Cette adresse n’est pas valide.');
});

test.each([
  ['refused', 'Données invalides ou compte désactivé.'],
  ['denied', 'Vous avez annulé la connexion.'],
  ['unavailable', 'Ce service de connexion ne répond pas.'],
])('shows the outcome "%s" of a login by a provider', async (outcome, message) => {
  renderScreen(<LoginScreen />, { path: `/login?social=${outcome}`, user: null, routes });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('shows a sent mail as a success, and ignores an unknown outcome', async () => {
  const page = renderScreen(<LoginScreen />, {
    path: '/login?social=mail_sent',
    user: null,
    routes,
  });
  expect(await screen.findByRole('status')).toHaveTextContent('Ouvrez le lien');
  page.unmount();
  renderScreen(<LoginScreen />, { path: '/login?social=toString', user: null, routes });
  await screen.findByRole('button', { name: 'Se connecter' });
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('fills in the address typed at the sign-up', async () => {
  const api = fakeApi();
  api.get('/api/users/current', CurrentUserReply, []);
  const { user } = renderScreen(
    <>
      <Link to="/login" state={{ email: 'ama@exemple.com' }}>
        connectez-vous
      </Link>
      <LoginScreen />
    </>,
    { path: '/login', routes },
  );
  await user.click(screen.getByRole('link', { name: 'connectez-vous' }));
  expect(screen.getByLabelText(/^E-mail/)).toHaveValue('ama@exemple.com');
});
