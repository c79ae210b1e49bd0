import { CurrentUserReply, NotificationsReply } from '@alumni/shared-contract';
import { fakeApi, type FakeApi } from '@alumni/shared-ui/testing';
import { screen } from '@testing-library/react';
import type { Preview } from '../composition/preview';
import { member } from '../testing/people';
import { buildRemote, buildRoute, renderShell } from '../testing/renderShell';

const remotes = [
  {
    ...buildRemote('mf_public', [buildRoute({ name: 'home', path: '/' })]),
    ...{ title: 'Public', channel: 'preview' as const },
  },
];

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.get('/api/users/current', CurrentUserReply, [member]);
  api.get(`/api/users/notifications/${member.id}`, NotificationsReply, []);
});
afterEach(() => {
  api.restore();
  document.getElementById('preview')?.remove();
});

/** A page as the gateway sends it. */
async function open(preview: Preview | null) {
  if (preview) {
    const script = document.createElement('script');
    const textContent = JSON.stringify(preview);
    document.body.append(
      Object.assign(script, { type: 'application/json', id: 'preview', textContent }),
    );
  }
  await renderShell(remotes);
  await screen.findByRole('heading', { level: 1, name: 'Screen_home' });
}
const banner = () => screen.findByRole('complementary', { name: 'Aperçu' });

test('names the channels of the page, those that have ended, and the way out', async () => {
  await open({
    isInvalid: false,
    channels: [
      { remote: 'mf_public', channel: 'pr-42', isShown: true },
      { remote: 'mf_events', channel: 'recette', isShown: false },
    ],
  });
  expect(await banner()).toHaveTextContent(
    'Vous voyez un aperçu : Public (pr-42), pas encore en ligne.' +
      'Aperçu terminé : mf_events (recette). La version en ligne le remplace.',
  );
  expect(screen.getByRole('link', { name: 'Quitter l’aperçu' })).toHaveAttribute(
    'href',
    '?mf-preview=off',
  );
});

test('says that a link is no longer valid; there is nothing to leave then', async () => {
  await open({ isInvalid: true, channels: [] });
  expect(await banner()).toHaveTextContent('Ce lien d’aperçu n’est plus valable');
  expect(screen.queryByRole('link', { name: 'Quitter l’aperçu' })).not.toBeInTheDocument();
});

test('other visitors see nothing of it', async () => {
  await open(null);
  expect(screen.queryByRole('complementary', { name: 'Aperçu' })).not.toBeInTheDocument();
});
