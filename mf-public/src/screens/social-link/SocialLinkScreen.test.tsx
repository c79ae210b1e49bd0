import { StatusReply } from '@alumni/shared-contract';
import { fakeApi, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen } from '@testing-library/react';
import { answerUndone } from '../../testing/answer-undone';
import { routes } from '../../testing/factories';
import { fakeLink } from '../../testing/fake-link';
import { SocialLinkScreen } from './SocialLinkScreen';

const confirm = '/api/v2/social-login/confirm';
let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  fakeLink(api, true);
});
afterEach(() => api.restore());

const open = () =>
  renderScreen(<SocialLinkScreen />, {
    path: '/social/confirm/abc',
    route: '/social/confirm/:token',
    user: null,
    routes,
  });
const button = () => screen.getByRole('button', { name: 'C’est moi : relier ce compte' });

test('links only after the button is pressed, then offers to sign in', async () => {
  api.post(confirm, StatusReply, { status: true });
  const { user } = open();
  expect(api.calls('post', confirm)).toEqual([]);
  await user.click(button());
  expect(await screen.findByText(/Ce compte est relié/)).toBeVisible();
  expect(api.calls('post', confirm)).toMatchObject([{ body: { token: 'abc' } }]);
  expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/login');
});

test('says when a link is no longer valid', async () => {
  api.refuse('post', confirm, 422, { message: 'Refusé.', errors: { token: ['Refusé.'] } });
  const { user } = open();
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Ce lien n’est plus valide.');
});

test.each<[string, () => void]>([
  ['a failed call', () => api.refuse('post', confirm, 500)],
  ['a 200 without a success mark', () => answerUndone(api, 'post', confirm)],
])('%s can be retried', async (_what, fail) => {
  fail();
  const { user } = open();
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Oups quelque chose s’est mal passé');
  api.post(confirm, StatusReply, { status: true });
  await user.click(button());
  expect(await screen.findByText(/Ce compte est relié/)).toBeVisible();
});

test('an invalid link says so before the button is pressed', async () => {
  fakeLink(api, false);
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Ce lien n’est plus valide.');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/login');
});
