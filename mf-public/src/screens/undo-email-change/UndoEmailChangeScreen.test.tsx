import { StatusReply, texts } from '@alumni/shared-contract';
import { fakeApi, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../testing/factories';
import { fakeLink } from '../../testing/fake-link';
import { UndoEmailChangeScreen } from './UndoEmailChangeScreen';

const undo = '/api/v2/email/undo';
let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  fakeLink(api, true);
});
afterEach(() => api.restore());

const open = () =>
  renderScreen(<UndoEmailChangeScreen />, {
    path: '/email/undo/abc',
    route: '/email/undo/:token',
    user: null,
    routes,
  });
const button = () => screen.getByRole('button', { name: 'Annuler le changement' });

test('undoes only after the button is pressed, then offers to sign in', async () => {
  api.post(undo, StatusReply, { status: true });
  const { user } = open();
  expect(api.calls('post', undo)).toEqual([]);
  await user.click(button());
  expect(await screen.findByText(texts.emailUndone)).toBeVisible();
  expect(api.calls('post', undo)).toMatchObject([{ body: { token: 'abc' } }]);
  expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/login');
});

test.each([
  ['an invalid link', () => fakeLink(api, false)],
  ['a link used meanwhile', () => api.refuse('post', undo, 422)],
])('%s leads to the team', async (_what, spoil) => {
  spoil();
  const { user } = open();
  if (screen.queryByRole('button')) await user.click(button());
  expect(await screen.findByText(texts.emailUndoInvalid)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Écrire à l’équipe' })).toBeVisible();
});

test('says that the address has another account', async () => {
  api.refuse('post', undo, 409, { message: texts.emailUndoTaken });
  const { user } = open();
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.emailUndoTaken);
});
