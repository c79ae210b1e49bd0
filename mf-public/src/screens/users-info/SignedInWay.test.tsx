import { CurrentUserReply, StatusReply, texts } from '@alumni/shared-contract';
import { fakeApi, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answerUndone } from '../../testing/answer-undone';
import { buildUser, routes } from '../../testing/factories';
import { UsersInfoScreen } from './UsersInfoScreen';

const account = '/api/v2/account';
let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.get('/api/users/current', CurrentUserReply, [buildUser()]);
});
afterEach(() => api.restore());

const open = () => renderScreen(<UsersInfoScreen />, { path: '/usersinfo', routes });
async function type(user: UserEvent, password = 'Secret2026') {
  await user.type(await screen.findByLabelText(/^Mot de passe/), password);
  await user.click(screen.getByRole('button', { name: 'Supprimer mon compte' }));
  return within(await screen.findByRole('alertdialog'));
}
const sayYes = async (user: UserEvent) =>
  user.click((await type(user)).getByRole('button', { name: 'Supprimer mon compte' }));

test('deletes the account with the password, and signs out', async () => {
  api.delete(account, StatusReply, { status: true });
  const { user } = open();
  const question = await type(user);
  expect(question.getByText('ama@exemple.com')).toBeVisible();
  expect(api.calls('delete')).toEqual([]);
  api.get('/api/users/current', CurrentUserReply, []);
  await user.click(question.getByRole('button', { name: 'Supprimer mon compte' }));
  expect(await screen.findByText(texts.accountDeleted)).toBeVisible();
  expect(api.calls('delete', account)).toMatchObject([{ body: { password: 'Secret2026' } }]);
  expect(api.calls('get', '/api/users/current').length).toBeGreaterThan(1);
  expect(screen.queryByLabelText(/^Mot de passe/)).toBeNull();
});

test('deletes nothing after a cancelled confirmation', async () => {
  const { user } = open();
  const question = await type(user);
  await user.click(question.getByRole('button', { name: 'Annuler' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByLabelText(/^Mot de passe/)).toBeVisible();
  expect(api.calls('delete')).toEqual([]);
});

test('shows a wrong password under its field', async () => {
  const message = 'Ce mot de passe n’est pas le bon.';
  api.refuse('delete', account, 422, { message, errors: { password: [message] } });
  const { user } = open();
  await sayYes(user);
  expect(await screen.findByText(message)).toBeVisible();
});

test.each([
  [429, 'Trop de demandes.', 'Trop de demandes.'],
  [409, 'Il doit rester un administrateur.', 'Il doit rester un administrateur.'],
  [500, 'Panne.', texts.requestFailed],
])('shows a refusal (%i) beside the form', async (status, message, expectedText) => {
  api.refuse('delete', account, status, { message });
  const { user } = open();
  await sayYes(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(expectedText);
});

test('a 200 without a success mark does not sign out', async () => {
  answerUndone(api, 'delete', account);
  const { user } = open();
  await sayYes(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.requestFailed);
  expect(screen.getByLabelText(/^Mot de passe/)).toBeVisible();
});

test('without a password, fills the address into the form for a mailed link', async () => {
  open();
  await screen.findByLabelText(/^Mot de passe/);
  expect(screen.getByLabelText(/^E-mail/)).toHaveValue('ama@exemple.com');
});
