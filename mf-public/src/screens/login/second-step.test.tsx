import { CurrentUserReply, LoginReply, SecondStepReply, texts } from '@alumni/shared-contract';
import { fakeApi, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { buildUser, routes } from '../../testing/factories';
import { LoginScreen } from './LoginScreen';

const second = '/auth/second-factor';
let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.get('/api/users/current', CurrentUserReply, []);
});
afterEach(() => api.restore());

function open(ways: Partial<SecondStepReply> = {}) {
  api.get(second, SecondStepReply, { totp: 1, passkey: 0, recovery: 1, ...ways });
  return renderScreen(<LoginScreen />, { path: '/login?step=second', routes });
}
const refuse = (code: string) =>
  api.refuse('post', second, 422, { code, message: 'Non.', errors: { code: ['Code faux.'] } });
const confirm = () => screen.getByRole('button', { name: 'Confirmer' });

test('the password leads to the second step, and its code to the session', async () => {
  const refused = { code: 'second_step_required', message: 'Confirmez.' };
  api.refuse('post', '/auth/login', 422, refused);
  api.get(second, SecondStepReply, { totp: 1, passkey: 0, recovery: 1 });
  api.post(second, LoginReply, { id: 7, id_profil: 2 });
  const { user } = renderScreen(<LoginScreen />, { path: '/login', routes });
  await user.type(screen.getByLabelText(/^E-mail/), 'ama@exemple.com');
  await user.type(screen.getByLabelText(/^Mot de passe/), 'Secret2026');
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
  const code = await screen.findByLabelText(/^Code de votre application/);
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(code).toHaveFocus());
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  api.get('/api/users/current', CurrentUserReply, [buildUser()]);
  await user.type(code, '123456');
  await user.click(screen.getByRole('checkbox', { name: /Se souvenir de cet appareil/ }));
  await user.click(confirm());
  await waitFor(() => expect(api.calls('get', '/api/users/current')).toHaveLength(2));
  expect(api.calls('post', second)[0]?.body).toEqual({ code: '123456', remember: true });
});

test('shows a wrong code under its field, and keeps the step', async () => {
  refuse('invalid');
  const { user } = open();
  const code = await screen.findByLabelText(/^Code de votre application/);
  await user.type(code, '000000');
  await user.click(confirm());
  await waitFor(() => expect(code).toHaveAccessibleDescription(/Code faux/));
});

test('a recovery code replaces the code; its refusal is under its own field', async () => {
  refuse('invalid');
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Utiliser un code de secours' }));
  const code = screen.getByLabelText(/^Code de secours/);
  await waitFor(() => expect(code).toHaveFocus());
  await user.type(code, '7K2Q-9D4M');
  await user.click(confirm());
  await waitFor(() => expect(code).toHaveAccessibleDescription(/Code faux/));
  expect(api.calls('post', second)[0]?.body).toEqual({ recovery_code: '7K2Q-9D4M' });
});

test('with passkeys only there is no code field; a cancelled passkey says so', async () => {
  api.cut('post', `${second}/passkey`);
  const { user } = open({ totp: 0, passkey: 1 });
  await user.click(await screen.findByRole('button', { name: 'Utiliser une clé d’accès' }));
  expect(await screen.findByText(/Aucune clé d’accès n’a répondu/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirmer' })).toBeNull();
});

test('an expired step leads back to the first', async () => {
  api.refuse('get', second, 422, { code: 'second_step_expired', message: 'Expiré.' });
  const { user } = renderScreen(<LoginScreen />, { path: '/login?step=second', routes });
  await user.click(await screen.findByRole('button', { name: 'Recommencer' }));
  expect(screen.getByLabelText(/^Mot de passe/)).toBeVisible();
});

test('a step that expires before its code says so', async () => {
  api.refuse('post', second, 422, { code: 'second_step_expired', message: 'Expiré.' });
  const { user } = open();
  await user.type(await screen.findByLabelText(/^Code de votre application/), '123456');
  await user.click(confirm());
  expect(await screen.findByText(/Cette connexion a expiré/)).toBeVisible();
});

test('a failed question can be repeated', async () => {
  api.cut('get', second);
  const { user } = renderScreen(<LoginScreen />, { path: '/login?step=second', routes });
  const retry = await screen.findByRole('button', { name: texts.retry });
  api.get(second, SecondStepReply, { totp: 1, passkey: 0, recovery: 0 });
  await user.click(retry);
  expect(await screen.findByLabelText(/^Code de votre application/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /code de secours/ })).toBeNull();
});
