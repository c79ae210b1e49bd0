import { CurrentUserReply, StatusReply } from '@alumni/shared-contract';
import { fakeApi, renderScreen } from '@alumni/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { answerUndone } from '../../testing/answer-undone';
import { buildUser, routes } from '../../testing/factories';
import { ResetPasswordApplyScreen } from './ResetPasswordApplyScreen';

const call = '/api/v2/reset-password';

function open() {
  const api = fakeApi();
  api.get('/api/users/current', CurrentUserReply, [buildUser()]);
  api.get('/auth/logout', StatusReply, { status: true });
  const page = renderScreen(<ResetPasswordApplyScreen />, {
    path: '/password-reset/abc?email=ama%40exemple.com',
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

test('the new password is set, whoever was signed in is out, login follows', async () => {
  const { api, choose, location } = open();
  expect(screen.getByText('ama@exemple.com')).toBeVisible();
  api.post(call, StatusReply, { status: true });
  await choose();
  expect(await screen.findByText('Opération effectuée')).toBeVisible();
  await waitFor(() => expect(location()).toBe('/login'));
  expect(api.calls('get', '/auth/logout')).toHaveLength(1);
  expect(api.calls('post')[0]?.body).toEqual({
    token: 'abc',
    email: 'ama@exemple.com',
    password: 'Secret2026',
    password_confirmation: 'Secret2026',
  });
});

test.each(['token', 'email'])(
  'a link whose %s is refused says so, and leads to a new one',
  async (part) => {
    const { api, choose } = open();
    api.refuse('post', call, 422, { message: 'Refusé.', errors: { [part]: ['Refusé.'] } });
    await choose();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "Ce lien n'est plus valide. Veuillez renvoyer une nouvelle demande.",
    );
    expect(screen.getByRole('link', { name: 'Demander un nouveau lien' })).toHaveAttribute(
      'href',
      '/password/reset/request',
    );
  },
);

test('a password that is refused is told under its field', async () => {
  const { api, choose } = open();
  api.refuse('post', call, 422, { message: 'Refusé.', errors: { password: ['Trop court.'] } });
  await choose();
  const password = screen.getByLabelText(/^Nouveau/);
  await waitFor(() => expect(password).toHaveFocus());
  expect(password).toHaveAccessibleDescription(/Trop court/);
  expect(screen.queryByText(/Ce lien n'est plus valide/)).toBeNull();
});

test('a 200 that does not say it is done leads nowhere', async () => {
  const { api, choose } = open();
  answerUndone(api, 'post', call);
  await choose();
  expect(await screen.findByText("Oups quelque chose s'est mal passé")).toBeVisible();
  expect(screen.getByLabelText(/^Confirmer/)).toHaveValue('Secret2026');
});

test.each(['cut', 'stall'] as const)(
  'a network that is %s is told; the passwords stay',
  async (fault) => {
    const { api, choose } = open();
    api[fault]('post', call);
    await choose();
    expect(await screen.findByText("Oups quelque chose s'est mal passé")).toBeVisible();
    expect(screen.getByLabelText(/^Confirmer/)).toHaveValue('Secret2026');
  },
);
