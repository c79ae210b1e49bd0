import { CurrentUserReply, NotificationsReply } from '@alumni/shared-contract';
import { fakeApi, type FakeApi } from '@alumni/shared-ui/testing';
import { screen } from '@testing-library/react';
import { administrator } from '../testing/people';
import { buildRemote, buildRoute, clickAndLoad, renderShell } from '../testing/renderShell';

let mockIsAway = true;
jest.mock('./PinBanner', () => {
  if (mockIsAway) throw new Error('away');
  return { PinBanner: () => <p>Version épinglée</p> };
});

const pinned = {
  ...buildRemote('mf_public', [buildRoute({ name: 'home', path: '/' })]),
  channel: 'pinned' as const,
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.get('/api/users/current', CurrentUserReply, [administrator]);
  api.get(`/api/users/notifications/${administrator.id}`, NotificationsReply, []);
});
afterEach(() => api.restore());

test('without the code of the banner the page is shown, and a retry loads it', async () => {
  const reported = jest.fn();
  globalThis.reportError = reported;
  await renderShell([pinned]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Screen_home' })).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('n’a pas pu être chargée');
  expect(reported).toHaveBeenCalledTimes(1);
  mockIsAway = false;
  await clickAndLoad(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Version épinglée')).toBeVisible();
});
