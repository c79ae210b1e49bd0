import { StatusReply } from '@alumni/shared-contract';
import { fakeApi, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { answerUndone } from '../../testing/answer-undone';
import { buildUser, routes } from '../../testing/factories';
import { ConfirmEmailScreen } from './ConfirmEmailScreen';

const confirm = '/api/v2/email/confirm';
let api: FakeApi;
beforeEach(() => (api = fakeApi()));
afterEach(() => api.restore());

function openLink(token: string, user = null as ReturnType<typeof buildUser> | null) {
  return renderScreen(
    <StrictMode>
      <ConfirmEmailScreen />
    </StrictMode>,
    // Both routes of the screen: with the token, and after it is removed from the URL.
    { path: `/email/confirm/${token}`, route: '/email/confirm/:token?', user, routes },
  );
}

test('uses a valid link once, even mounted twice, and removes its token from the address', async () => {
  api.post(confirm, StatusReply, { status: true });
  const page = openLink('aaa');
  expect(await screen.findByText('Votre adresse e-mail a été modifiée')).toBeVisible();
  expect(page.location()).toBe('/email/confirm');
  expect(api.calls('post', confirm)).toMatchObject([{ body: { token: 'aaa' } }]);
  expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/login');
});

test('links a signed-in person to their profile', async () => {
  api.post(confirm, StatusReply, { status: true });
  openLink('bbb', buildUser());
  expect(await screen.findByRole('link', { name: 'Voir mon profil' })).toHaveAttribute(
    'href',
    '/admin/show_profil',
  );
});

test('says when a link is no longer valid', async () => {
  api.refuse('post', confirm, 422, { message: 'Refusé.', errors: { token: ['Refusé.'] } });
  const page = openLink('ccc');
  expect(await screen.findByRole('alert')).toHaveTextContent('Ce lien n’est plus valide.');
  expect(page.location()).toBe('/email/confirm');
});

test.each<[string, () => void]>([
  ['ddd', () => api.refuse('post', confirm, 500)],
  ['eee', () => answerUndone(api, 'post', confirm)],
])(
  'a failed call (%s) does not count as an invalid link, and can be retried',
  async (token, fail) => {
    fail();
    const page = openLink(token);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Oups quelque chose s’est mal passé',
    );
    api.post(confirm, StatusReply, { status: true });
    await page.user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Votre adresse e-mail a été modifiée')).toBeVisible();
    await waitFor(() => expect(page.location()).toBe('/email/confirm'));
  },
);
