import { ResetRequestReply } from '@alumni/shared-contract';
import { fakeApi, renderScreen } from '@alumni/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { answerUndone } from '../../testing/answer-undone';
import { routes } from '../../testing/factories';
import { ResetPasswordRequestScreen } from './ResetPasswordRequestScreen';

const call = '/api/v2/password/reset/request';
const sent = 'Un lien de réinitialisation de mot de passe vous a été envoyé. Vérifiez vos emails';
const failed = 'Oups quelque chose s’est mal passé';

function open() {
  const api = fakeApi();
  const page = renderScreen(<ResetPasswordRequestScreen />, { user: null, routes });
  const ask = async () => {
    await page.user.clear(screen.getByLabelText(/^E-mail/));
    await page.user.type(screen.getByLabelText(/^E-mail/), 'ama@exemple.com');
    await page.user.click(screen.getByRole('button', { name: 'Réinitialiser le mot de passe' }));
  };
  return { api, ask };
}

test('says that the link was sent', async () => {
  const { api, ask } = open();
  api.post(call, ResetRequestReply, { status: true, error: null });
  await ask();
  expect(await screen.findByText(sent)).toBeVisible();
  expect(api.calls('post')).toMatchObject([{ url: call, body: { email: 'ama@exemple.com' } }]);
});

test('shows a refused address under its field', async () => {
  const { api, ask } = open();
  const errors = { email: ['Cette adresse e-mail n’est pas valide.'] };
  api.refuse('post', call, 422, { message: 'Refusé.', errors });
  await ask();
  await waitFor(() => expect(screen.getByLabelText(/^E-mail/)).toHaveFocus());
  expect(screen.getByLabelText(/^E-mail/)).toHaveAccessibleDescription(/n’est pas valide/);
});

test('a second request too soon removes the first answer, and shows an error', async () => {
  const { api, ask } = open();
  api.post(call, ResetRequestReply, { status: true, error: null });
  await ask();
  await screen.findByText(sent);
  api.refuse('post', call, 429, { message: 'Trop de demandes.' });
  await ask();
  expect(await screen.findByText('Trop de demandes.')).toBeVisible();
  expect(screen.queryByText(sent)).toBeNull();
});

test('a 200 without a success mark does not announce a mail', async () => {
  const { api, ask } = open();
  answerUndone(api, 'post', call);
  await ask();
  expect(await screen.findByText(failed)).toBeVisible();
  expect(screen.queryByText(sent)).toBeNull();
});

test.each(['cut', 'stall'] as const)(
  'shows a network failure (%s), and keeps the address',
  async (fault) => {
    const { api, ask } = open();
    api[fault]('post', call);
    await ask();
    expect(await screen.findByText(failed)).toBeVisible();
    expect(screen.getByLabelText(/^E-mail/)).toHaveValue('ama@exemple.com');
  },
);
