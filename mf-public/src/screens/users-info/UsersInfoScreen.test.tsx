import { StatusReply, texts } from '@alumni/shared-contract';
import { fakeApi, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answerUndone } from '../../testing/answer-undone';
import { routes } from '../../testing/factories';
import { UsersInfoScreen } from './UsersInfoScreen';

const request = '/api/v2/account/deletion-request';
let api: FakeApi;
beforeEach(() => (api = fakeApi()));
afterEach(() => api.restore());

const open = () => renderScreen(<UsersInfoScreen />, { path: '/usersinfo', user: null, routes });
const ask = async (user: UserEvent) => {
  await user.clear(screen.getByLabelText(/^E-mail/));
  await user.type(screen.getByLabelText(/^E-mail/), 'ama@exemple.com');
  await user.click(screen.getByRole('button', { name: 'Recevoir un lien' }));
};

test('says what is deleted, what is kept and why, and the delay (rule 24)', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Suppression des données utilisateur',
  );
  expect(screen.getByRole('region', { name: 'Ce qui est effacé' })).toHaveTextContent('photo');
  const stays = screen.getByRole('region', { name: 'Ce qui reste, et pourquoi' });
  expect(stays).toHaveTextContent('signées « Ancien membre »');
  expect(screen.getByRole('region', { name: 'Le délai' })).toHaveTextContent('30 jours plus tard');
});

test('links a guest to the login, which returns here', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Se connecter' })).toHaveAttribute(
    'href',
    '/login?next=%2Fusersinfo',
  );
  expect(screen.queryByLabelText(/^Mot de passe/)).toBeNull();
});

test('the answer to a request for a link does not reveal who has an account', async () => {
  api.post(request, StatusReply, { status: true });
  const { user } = open();
  await ask(user);
  expect(await screen.findByText(/^Si un compte existe à cette adresse/)).toBeVisible();
  expect(api.calls('post', request)).toMatchObject([{ body: { email: 'ama@exemple.com' } }]);
});

test('shows the limit after too many requests, and can send again later', async () => {
  api.refuse('post', request, 429, { message: 'Trop de demandes.' });
  const { user } = open();
  await ask(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Trop de demandes.');
  api.post(request, StatusReply, { status: true });
  await ask(user);
  expect(await screen.findByText(texts.deletionRequested)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each<[string, () => void]>([
  ['no network', () => api.cut('post', request)],
  ['a 200 without a success mark', () => answerUndone(api, 'post', request)],
])('shows a failure (%s), and keeps the typed address', async (_what, fail) => {
  fail();
  const { user } = open();
  await ask(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.requestFailed);
  expect(screen.getByLabelText(/^E-mail/)).toHaveValue('ama@exemple.com');
});

test('shows a refused address under its field', async () => {
  const errors = { email: ['Adresse refusée.'] };
  api.refuse('post', request, 422, { message: 'Refusé.', errors });
  const { user } = open();
  await ask(user);
  expect(await screen.findByText('Adresse refusée.')).toBeVisible();
  expect(screen.queryByText(texts.deletionRequested)).toBeNull();
});
