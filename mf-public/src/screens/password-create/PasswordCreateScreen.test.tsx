import { StatusReply } from '@alumni/shared-contract';
import { fakeApi, renderScreen } from '@alumni/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../testing/factories';
import { PasswordCreateScreen } from './PasswordCreateScreen';

async function choosePassword(api: ReturnType<typeof fakeApi>) {
  const page = renderScreen(<PasswordCreateScreen />, {
    path: '/password/create/c0de',
    route: '/password/create/:code',
    routes,
  });
  await page.user.type(screen.getByLabelText(/^Nouveau mot de passe/), 'Secret2026');
  await page.user.type(screen.getByLabelText(/^Confirmer/), 'Secret2026');
  await page.user.click(screen.getByRole('button', { name: 'Valider' }));
  await waitFor(() => expect(api.calls('post', '/password/create/c0de')).toHaveLength(1));
  return page;
}

test('a good link: the password is set, login follows', async () => {
  const api = fakeApi();
  api.post('/password/create/c0de', StatusReply, { status: true });
  const { location } = await choosePassword(api);
  expect(await screen.findByText('Félicitations!!! Mot de passe défini avec succès')).toBeVisible();
  expect(location()).toBe('/login');
});

test('a link that no longer works says so in a banner', async () => {
  const api = fakeApi();
  api.refuse('post', '/password/create/c0de', 422, {
    message: 'Lien refusé.',
    errors: { code: ['Lien refusé.'] },
  });
  await choosePassword(api);
  expect(await screen.findByRole('alert')).toHaveTextContent("Ce lien n'est pas valide.");
});

test('a weak password is told under its field', async () => {
  const api = fakeApi();
  api.refuse('post', '/password/create/c0de', 422, {
    message: 'Refusé.',
    errors: { password: ['Trop simple.'] },
  });
  await choosePassword(api);
  await waitFor(() =>
    expect(screen.getByLabelText(/^Nouveau/)).toHaveAccessibleDescription(/Trop simple/),
  );
});
