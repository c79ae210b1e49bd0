import { VerifyReply, type CurrentUser } from '@alumni/shared-contract';
import { renderScreen } from '@alumni/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { buildUser, routes } from '../../testing/factories';
import { fakeHome } from '../../testing/fake-home';
import { HomeScreen } from './HomeScreen';

function openLink(token: string) {
  return renderScreen(
    <StrictMode>
      <HomeScreen />
    </StrictMode>,
    { path: `/check_user/${token}`, route: '/check_user/:token', user: null, routes },
  );
}

test('uses a valid link once, even mounted twice, and removes the token from the address', async () => {
  const api = fakeHome();
  api.get('/api/user/verify/aaa', VerifyReply, 1);
  const page = openLink('aaa');
  expect(await screen.findByText('Votre compte a été réactivé avec succès')).toBeVisible();
  await waitFor(() => expect(page.location()).toBe('/'));
  expect(api.calls('get', '/api/user/verify/aaa')).toHaveLength(1);
});

test('says when a link was already used', async () => {
  const api = fakeHome();
  api.get('/api/user/verify/bbb', VerifyReply, 0);
  const page = openLink('bbb');
  expect(await screen.findByRole('alert')).toHaveTextContent('Votre compte a déjà été activé');
  await waitFor(() => expect(page.location()).toBe('/'));
});

test.each<[string, (api: ReturnType<typeof fakeHome>, url: string) => void]>([
  ['ccc', (api, url) => api.refuse('get', url, 500)],
  ['ddd', (api, url) => api.cut('get', url)],
])('a failed call keeps the link, and can be retried', async (token, fail) => {
  const api = fakeHome();
  const url = `/api/user/verify/${token}`;
  fail(api, url);
  const page = openLink(token);
  expect(await screen.findByRole('alert')).toHaveTextContent(/n’a pas pu être vérifié/);
  expect(page.location()).toBe(`/check_user/${token}`);
  api.get(url, VerifyReply, 1);
  await page.user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Votre compte a été réactivé avec succès')).toBeVisible();
  await waitFor(() => expect(page.location()).toBe('/'));
  expect(screen.queryByText(/n’a pas pu être vérifié/)).toBeNull();
});

/** Both addresses of the screen: with the token, and after it is removed. */
const verified = (user: CurrentUser | null) => {
  const api = fakeHome();
  api.get('/api/user/verify/eee', VerifyReply, 1);
  return renderScreen(<HomeScreen />, {
    path: '/check_user/eee',
    route: '/:check?/:token?',
    user,
    routes,
  });
};

test('links a signed-in newcomer to their profile', async () => {
  verified(buildUser());
  const notice = await screen.findByText(/adresse e-mail est confirmée/);
  expect(within(alertOf(notice)).getByRole('link')).toHaveAttribute('href', '/finish-register');
});

test('links a guest to the login, then to the profile', async () => {
  verified(null);
  const notice = await screen.findByText(/adresse e-mail est confirmée/);
  expect(within(alertOf(notice)).getByRole('link')).toHaveAttribute(
    'href',
    '/login?next=%2Ffinish-register',
  );
});

test('asks nothing more of a person with a complete profile', async () => {
  const page = verified(buildUser({ profile_completed: 1 }));
  expect(await screen.findByText('Votre compte a été réactivé avec succès')).toBeVisible();
  await waitFor(() => expect(page.location()).toBe('/'));
  expect(screen.queryByText(/adresse e-mail est confirmée/)).toBeNull();
});

const alertOf = (text: HTMLElement) => text.closest<HTMLElement>('[role="status"]')!;
