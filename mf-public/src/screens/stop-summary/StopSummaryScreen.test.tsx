import { StatusReply, texts } from '@alumni/shared-contract';
import { fakeApi, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../testing/factories';
import { fakeLink } from '../../testing/fake-link';
import { StopSummaryScreen } from './StopSummaryScreen';

const stop = '/api/v2/weekly-summary/stop/abc';
let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  fakeLink(api, true);
});
afterEach(() => api.restore());

const open = () =>
  renderScreen(<StopSummaryScreen />, {
    path: '/summary/stop/abc',
    route: '/summary/stop/:token',
    user: null,
    routes,
  });

test('ends the mails only after the button is pressed', async () => {
  api.post(stop, StatusReply, { status: true });
  const { user } = open();
  expect(api.calls('post', stop)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Ne plus les recevoir' }));
  expect(await screen.findByText(texts.summaryStopped)).toBeVisible();
  expect(api.calls('post', stop)).toHaveLength(1);
});

test('a dead link leads to the choices, through the sign-in', async () => {
  fakeLink(api, false);
  open();
  expect(await screen.findByText(/Ce lien n’est plus valable/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/login');
});
