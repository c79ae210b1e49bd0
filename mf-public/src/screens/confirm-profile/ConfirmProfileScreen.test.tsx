import { StatusReply, texts } from '@alumni/shared-contract';
import { fakeApi, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../testing/factories';
import { fakeLink } from '../../testing/fake-link';
import { ConfirmProfileScreen } from './ConfirmProfileScreen';

const confirm = '/api/v2/profile/confirm';
let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  fakeLink(api, true);
});
afterEach(() => api.restore());

const open = () =>
  renderScreen(<ConfirmProfileScreen />, {
    path: '/profile/confirm/abc',
    route: '/profile/confirm/:token',
    user: null,
    routes,
  });
const button = () => screen.getByRole('button', { name: 'Tout est exact' });

test('says thank you after the click, and sends the link’s code', async () => {
  api.post(confirm, StatusReply, { status: true });
  const { user } = open();
  await user.click(button());
  expect(await screen.findByText(texts.profileConfirmed)).toBeVisible();
  expect(api.calls('post', confirm)).toMatchObject([{ body: { token: 'abc' } }]);
});

test('a link used meanwhile leads to the sign-in', async () => {
  api.refuse('post', confirm, 422);
  const { user } = open();
  await user.click(button());
  expect(await screen.findByText(/Ce lien n’est plus valable/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Se connecter' })).toBeVisible();
});
