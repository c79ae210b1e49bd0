import { CurrentUserReply, StatusReply, texts } from '@alumni/shared-contract';
import { fakeApi, holdAnswer, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { answerUndone } from '../../testing/answer-undone';
import { routes } from '../../testing/factories';
import { fakeLink, linkCheck } from '../../testing/fake-link';
import { UsersInfoScreen } from './UsersInfoScreen';

const confirm = '/api/v2/account/deletion';
let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  fakeLink(api, true);
  api.get('/api/users/current', CurrentUserReply, []);
});
afterEach(() => api.restore());

const open = (token: string) =>
  renderScreen(
    <StrictMode>
      <UsersInfoScreen />
    </StrictMode>,
    { path: `/usersinfo?token=${token}`, routes },
  );
const button = () => screen.getByRole('button', { name: 'Supprimer mon compte' });

test('opening the link deletes nothing, and removes its token from the address', async () => {
  const page = open('aaa');
  await waitFor(() => expect(page.location()).toBe('/usersinfo'));
  expect(await screen.findByRole('button', { name: 'Supprimer mon compte' })).toBeVisible();
  expect(screen.queryByLabelText(/^E-mail/)).toBeNull();
  expect(api.calls('post', confirm)).toEqual([]);
});

test('a double click uses the link once, then shows how to come back', async () => {
  const { until, answer } = holdAnswer();
  api.post(confirm, StatusReply, { status: true }, { until });
  const { user } = open('bbb');
  await user.dblClick(button());
  answer();
  expect(await screen.findByText(texts.accountDeleted)).toBeVisible();
  expect(api.calls('post', confirm)).toMatchObject([{ body: { token: 'bbb' } }]);
  expect(screen.getByText(/dans les 30 jours : votre compte est conservé/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Conserver mon compte' })).toHaveAttribute(
    'href',
    '/login',
  );
  expect(screen.queryByRole('button', { name: 'Supprimer mon compte' })).toBeNull();
});

test('a page closed and opened again meanwhile uses the link once too', async () => {
  const { until, answer } = holdAnswer();
  api.post(confirm, StatusReply, { status: true }, { until });
  const first = open('ccc');
  await first.user.click(button());
  first.unmount();
  const { user } = open('ccc');
  await user.click(button());
  answer();
  expect(await screen.findByText(texts.accountDeleted)).toBeVisible();
  expect(api.calls('post', confirm)).toHaveLength(1);
});

test('says when a link is no longer valid, with the form for a new one', async () => {
  const errors = { token: [texts.deletionLinkInvalid] };
  api.refuse('post', confirm, 422, { message: texts.deletionLinkInvalid, errors });
  const { user } = open('ddd');
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Ce lien n’est plus valide.');
  expect(screen.getByLabelText(/^E-mail/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Confirmer la suppression' })).toBeNull();
});

test.each([
  [429, 'Trop de demandes.'],
  [409, 'Il doit rester un administrateur.'],
  [500, texts.requestFailed],
])('after a %i the link stays valid', async (status, expectedText) => {
  const message = status === 500 ? 'Panne.' : expectedText;
  api.refuse('post', confirm, status, { message });
  const { user } = open(`e${status}`);
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(expectedText);
  api.post(confirm, StatusReply, { status: true });
  await user.click(button());
  expect(await screen.findByText(texts.accountDeleted)).toBeVisible();
});

test.each<[string, () => void]>([
  ['fff', () => api.cut('post', confirm)],
  ['ggg', () => answerUndone(api, 'post', confirm)],
])('without a success answer (%s) the link can be tried again', async (token, fail) => {
  fail();
  const { user } = open(token);
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.requestFailed);
  expect(button()).toBeVisible();
});

test('an invalid link says so on opening, with the form for a new one', async () => {
  fakeLink(api, false);
  open('old');
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.deletionLinkInvalid);
  expect(screen.getByLabelText(/^E-mail/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Confirmer la suppression' })).toBeNull();
  expect(api.calls('post', confirm)).toEqual([]);
});

test('keeps a link that could not be checked, with a retry', async () => {
  api.cut('post', linkCheck);
  const { user } = open('slow');
  expect(await screen.findByRole('alert')).toHaveTextContent(/n’a pas pu être vérifié/);
  expect(button()).toBeVisible();
  fakeLink(api, false);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText(texts.deletionLinkInvalid)).toBeVisible();
});
