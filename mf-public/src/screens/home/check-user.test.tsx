import { VerifyReply } from '@alumni/shared-contract';
import { renderScreen } from '@alumni/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { routes } from '../../testing/factories';
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

test('a good link verifies once, even mounted twice, and the token leaves the address', async () => {
  const api = fakeHome();
  api.get('/api/user/verify/aaa', VerifyReply, 1);
  const page = openLink('aaa');
  expect(await screen.findByText('Votre compte a été réactivé avec succès')).toBeVisible();
  await waitFor(() => expect(page.location()).toBe('/'));
  expect(api.calls('get', '/api/user/verify/aaa')).toHaveLength(1);
});

test('a used link says so', async () => {
  const api = fakeHome();
  api.get('/api/user/verify/bbb', VerifyReply, 0);
  const page = openLink('bbb');
  expect(await screen.findByRole('alert')).toHaveTextContent('Votre compte a déjà été activé');
  await waitFor(() => expect(page.location()).toBe('/'));
});

test('a failed call is not taken for a used link', async () => {
  const api = fakeHome();
  api.refuse('get', '/api/user/verify/ccc', 500);
  openLink('ccc');
  expect(await screen.findByRole('alert')).toHaveTextContent("Oups quelque chose s'est mal passé");
});
