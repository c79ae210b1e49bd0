import { StatusReply } from '@alumni/shared-contract';
import { fakeApi, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { answerUndone } from '../../testing/answer-undone';
import { routes } from '../../testing/factories';
import { fakeLink, linkCheck } from '../../testing/fake-link';
import { PasswordCreateScreen } from './PasswordCreateScreen';

async function choosePassword(api: ReturnType<typeof fakeApi>) {
  fakeLink(api, true);
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

test('a valid link sets the password, then opens the login', async () => {
  const api = fakeApi();
  api.post('/password/create/c0de', StatusReply, { status: true });
  const { location } = await choosePassword(api);
  expect(await screen.findByText('Félicitations!!! Mot de passe défini avec succès')).toBeVisible();
  expect(location()).toBe('/login');
});

test('shows a banner when the link is no longer valid', async () => {
  const api = fakeApi();
  api.refuse('post', '/password/create/c0de', 422, {
    message: 'Lien refusé.',
    errors: { code: ['Lien refusé.'] },
  });
  await choosePassword(api);
  expect(await screen.findByRole('alert')).toHaveTextContent('Ce lien n’est pas valide.');
});

test('shows password errors under both fields', async () => {
  const api = fakeApi();
  api.refuse('post', '/password/create/c0de', 422, {
    message: 'Refusé.',
    errors: { password: ['Trop simple.'] },
  });
  await choosePassword(api);
  const password = screen.getByLabelText(/^Nouveau/);
  await waitFor(() => expect(password).toHaveFocus());
  expect(password).toHaveAccessibleDescription(/Trop simple/);
  expect(screen.getByLabelText(/^Confirmer/)).toHaveAccessibleDescription(/Trop simple/);
});

test.each([/^Nouveau/, /^Confirmer/])(
  'clears the password error of both fields when %s is edited',
  async (edited) => {
    const api = fakeApi();
    const errors = { password: ['Trop simple.'] };
    api.refuse('post', '/password/create/c0de', 422, { message: 'Refusé.', errors });
    const { user } = await choosePassword(api);
    expect(await screen.findAllByText('Trop simple.')).toHaveLength(2);
    await user.type(screen.getByLabelText(edited), 'x');
    expect(screen.queryByText('Trop simple.')).toBeNull();
  },
);

test('refuses a weak password under both fields, without a call', async () => {
  const api = fakeApi();
  fakeLink(api, true);
  const { user } = renderScreen(<PasswordCreateScreen />, {
    path: '/password/create/c0de',
    routes,
  });
  await user.type(screen.getByLabelText(/^Nouveau/), 'court1');
  await user.type(screen.getByLabelText(/^Confirmer/), 'court1');
  await user.click(screen.getByRole('button', { name: 'Valider' }));
  for (const field of [/^Nouveau/, /^Confirmer/])
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription(/doit avoir au moins huit/);
});

test('an invalid link says so on opening, and links to a new request', async () => {
  const api = fakeApi();
  fakeLink(api, false);
  renderScreen(<PasswordCreateScreen />, {
    path: '/password/create/c0de',
    route: '/password/create/:code',
    routes,
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Ce lien n’est pas valide. Veuillez utiliser le lien qui vous a été envoyé par email.',
  );
  expect(screen.queryByLabelText(/^Nouveau/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Demander un nouveau lien' })).toBeVisible();
  expect(api.calls('post', linkCheck)[0]?.body).toEqual({ kind: 'creation', token: 'c0de' });
});

test('shows the strength meter from the first letter', async () => {
  fakeApi();
  const { user } = renderScreen(<PasswordCreateScreen />, {
    path: '/password/create/c0de',
    routes,
  });
  expect(screen.queryByRole('meter')).toBeNull();
  await user.type(screen.getByLabelText(/^Nouveau/), 'Palmier bleu 42 rivière');
  expect(await screen.findByText('Très bon')).toBeVisible();
  expect(screen.getByRole('meter')).toHaveValue(4);
});

test.each([
  ['no network', (api: FakeApi) => api.cut('post', '/password/create/c0de')],
  ['an answer that is too slow', (api: FakeApi) => api.stall('post', '/password/create/c0de')],
  [
    'a 200 without a success mark',
    (api: FakeApi) => answerUndone(api, 'post', '/password/create/c0de'),
  ],
])('%s shows the default toast, and keeps the passwords', async (_what, fail) => {
  const api = fakeApi();
  fail(api);
  await choosePassword(api);
  expect(await screen.findByText('Oups quelque chose s’est mal passé')).toBeVisible();
  expect(screen.getByLabelText(/^Nouveau/)).toHaveValue('Secret2026');
  expect(screen.getByLabelText(/^Confirmer/)).toHaveValue('Secret2026');
});
