import { CurrentUserReply, StatusReply } from '@alumni/shared-contract';
import { fakeApi, renderScreen } from '@alumni/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { answerUndone } from '../../testing/answer-undone';
import { buildUser, routes } from '../../testing/factories';
import { fakeLink, linkCheck } from '../../testing/fake-link';
import { ResetPasswordApplyScreen } from './ResetPasswordApplyScreen';

const call = '/api/v2/reset-password';

function open(query = '?email=ama%40exemple.com', live = true) {
  const api = fakeApi();
  fakeLink(api, live);
  api.get('/api/users/current', CurrentUserReply, [buildUser()]);
  api.post('/auth/logout', StatusReply, { status: true });
  const page = renderScreen(<ResetPasswordApplyScreen />, {
    path: `/password-reset/abc${query}`,
    route: '/password-reset/:token',
    routes,
  });
  const choose = async () => {
    await page.user.type(screen.getByLabelText(/^Nouveau mot de passe/), 'Secret2026');
    await page.user.type(screen.getByLabelText(/^Confirmer/), 'Secret2026');
    await page.user.click(screen.getByRole('button', { name: 'Valider' }));
  };
  return { api, choose, ...page };
}

test('sets the new password, ends the current session, then opens the login', async () => {
  const { api, choose, location } = open();
  expect(screen.getByText('ama@exemple.com')).toBeVisible();
  api.post(call, StatusReply, { status: true });
  await choose();
  expect(await screen.findByText('Opération effectuée')).toBeVisible();
  await waitFor(() => expect(location()).toBe('/login'));
  expect(api.calls('post', '/auth/logout')).toHaveLength(1);
  expect(api.calls('post', call)[0]?.body).toEqual({
    token: 'abc',
    email: 'ama@exemple.com',
    password: 'Secret2026',
    password_confirmation: 'Secret2026',
  });
});

test.each(['token', 'email'])(
  'says when the %s of the link is refused, and links to a new request',
  async (part) => {
    const { api, choose } = open();
    api.refuse('post', call, 422, { message: 'Refusé.', errors: { [part]: ['Refusé.'] } });
    await choose();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ce lien n’est plus valide. Veuillez renvoyer une nouvelle demande.',
    );
    expect(screen.getByRole('link', { name: 'Demander un nouveau lien' })).toHaveAttribute(
      'href',
      '/password/reset/request',
    );
    expect(screen.queryByRole('button', { name: 'Valider' })).toBeNull();
  },
);

test('shows a refused password under its field', async () => {
  const { api, choose } = open();
  api.refuse('post', call, 422, { message: 'Refusé.', errors: { password: ['Trop court.'] } });
  await choose();
  const password = screen.getByLabelText(/^Nouveau/);
  await waitFor(() => expect(password).toHaveFocus());
  expect(password).toHaveAccessibleDescription(/Trop court/);
  expect(screen.queryByText(/Ce lien n’est plus valide/)).toBeNull();
});

test('a 200 without a success mark does not navigate', async () => {
  const { api, choose } = open();
  answerUndone(api, 'post', call);
  await choose();
  expect(await screen.findByText('Oups quelque chose s’est mal passé')).toBeVisible();
  expect(screen.getByLabelText(/^Confirmer/)).toHaveValue('Secret2026');
});

test.each(['cut', 'stall'] as const)(
  'shows a network failure (%s), and keeps the passwords',
  async (fault) => {
    const { api, choose } = open();
    api[fault]('post', call);
    await choose();
    expect(await screen.findByText('Oups quelque chose s’est mal passé')).toBeVisible();
    expect(screen.getByLabelText(/^Confirmer/)).toHaveValue('Secret2026');
  },
);

test('an invalid link says so before a password is typed, with links to a new request', async () => {
  const { api } = open(undefined, false);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Ce lien n’est plus valide. Veuillez renvoyer une nouvelle demande.',
  );
  expect(screen.queryByLabelText(/^Nouveau mot de passe/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Demander un nouveau lien' })).toHaveAttribute(
    'href',
    '/password/reset/request',
  );
  expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/login');
  expect(api.calls('post')).toMatchObject([
    { url: linkCheck, body: { kind: 'reset', token: 'abc' } },
  ]);
});

test('keeps a link that could not be checked: the form works, with a retry', async () => {
  const { api, user } = open();
  api.cut('post', linkCheck);
  expect(await screen.findByRole('alert')).toHaveTextContent(/n’a pas pu être vérifié/);
  expect(screen.getByLabelText(/^Nouveau mot de passe/)).toBeVisible();
  fakeLink(api, true);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('shows the waiting time after too many checks', async () => {
  const { api } = open();
  api.refuse('post', linkCheck, 429, { message: 'Trop de demandes.' }, { 'retry-after': '90' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Réessayez dans 1 min 30 s.');
});

test('asks for the address when the link has none; an invalid one shows an error', async () => {
  const { api, choose, user } = open('');
  const email = screen.getByLabelText(/^E-mail/);
  await user.type(email, 'autre@exemple.com');
  const errors = { email: ['Ce lien n’a pas été envoyé à cette adresse.'] };
  api.refuse('post', call, 422, { message: 'Refusé.', errors });
  await choose();
  await waitFor(() => expect(email).toHaveFocus());
  expect(email).toHaveAccessibleDescription(/pas été envoyé à cette adresse/);
  await user.clear(email);
  await user.type(email, 'ama@exemple.com');
  api.post(call, StatusReply, { status: true });
  await user.click(screen.getByRole('button', { name: 'Valider' }));
  expect(await screen.findByText('Opération effectuée')).toBeVisible();
  expect(api.calls('post', call).at(-1)?.body).toMatchObject({ email: 'ama@exemple.com' });
});

test('refuses a weak or different password before sending', async () => {
  const { api, user } = open();
  await user.type(screen.getByLabelText(/^Nouveau mot de passe/), 'court1');
  await user.type(screen.getByLabelText(/^Confirmer/), 'autre');
  await user.click(screen.getByRole('button', { name: 'Valider' }));
  expect(screen.getByLabelText(/^Nouveau/)).toHaveAccessibleDescription(/doit avoir/);
  expect(screen.getByLabelText(/^Confirmer/)).toHaveAccessibleDescription(/ne correspond pas/);
  expect(api.calls('post', call)).toEqual([]);
});
