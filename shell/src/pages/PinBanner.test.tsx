import { CurrentUserReply, NotificationsReply } from '@alumni/shared-contract';
import { fakeApi, type FakeApi } from '@alumni/shared-ui/testing';
import { screen } from '@testing-library/react';
import type { CurrentUser } from '@alumni/shared-contract';
import { administrator, member } from '../testing/people';
import { buildRemote, buildRoute, renderShell } from '../testing/renderShell';

const pinned = {
  ...buildRemote('mf_public', [buildRoute({ name: 'home', path: '/' })]),
  title: 'Public',
  version: '1.0.1-ab',
  channel: 'pinned' as const,
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => {
  api.restore();
  document.getElementById('pin')?.remove();
});

async function open(user: CurrentUser, remotes = [pinned]) {
  api.get('/api/users/current', CurrentUserReply, [user]);
  api.get(`/api/users/notifications/${user.id}`, NotificationsReply, []);
  api.refuse('get', '/api/composition', 503);
  await renderShell(remotes);
  await screen.findByRole('heading', { level: 1, name: 'Screen_home' });
}

/** As inlined by the gateway. */
function say(pin: object) {
  const script = document.createElement('script');
  Object.assign(script, { type: 'application/json', id: 'pin', textContent: JSON.stringify(pin) });
  document.body.append(script);
}

test('shows staff the pinned version, its expiry, and how to leave it', async () => {
  say({ until: Date.parse('2026-11-20T14:05:00') });
  await open(administrator);
  expect(await screen.findByText(/Version épinglée/)).toHaveTextContent('Public 1.0.1-ab');
  expect(screen.getByText('jusqu’à 14:05')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Revenir à la version en ligne' })).toHaveAttribute(
    'href',
    '?mf-pin=off',
  );
});

test('tells staff when the pinned version is not published; shows nothing for a canary', async () => {
  say({ unknown: 'mf_public@9.9.9-0123456789' });
  await open(administrator, [{ ...pinned, channel: 'canary' as 'pinned' }]);
  expect(await screen.findByRole('alert')).toHaveTextContent('mf_public@9.9.9-0123456789');
  expect(screen.queryByText(/Version épinglée/)).not.toBeInTheDocument();
});

test('a member sees no banner', async () => {
  await open(member);
  expect(screen.queryByText(/Version épinglée/)).not.toBeInTheDocument();
});
