import {
  CategoriesReply,
  CurrentUserReply,
  RegisterInput,
  RegisterReply,
} from '@alumni/shared-contract';
import { fakeApi, renderScreen } from '@alumni/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { readDraft } from '../../components/signup-draft';
import { buildUser, categories, routes } from '../../testing/factories';
import { RegisterScreen } from './RegisterScreen';

function open(path = '/register') {
  const api = fakeApi();
  api.get(/alumni-categories/, CategoriesReply, { categories });
  api.get('/api/users/current', CurrentUserReply, []);
  return { api, ...renderScreen(<RegisterScreen />, { path, routes }) };
}

async function fillIn(user: UserEvent) {
  await user.type(screen.getByLabelText(/^Nom/), 'Mensah');
  await user.type(screen.getByLabelText(/^Prénom/), 'Ama');
  await user.type(screen.getByLabelText(/^E-mail/), 'ama@exemple.com');
  await user.type(screen.getByLabelText(/^Mot de passe/), 'Secret2026');
  await user.type(screen.getByLabelText(/^Confirmer/), 'Secret2026');
  await user.click(screen.getByRole('checkbox'));
}

const submit = () => screen.getByRole('button', { name: 'S’inscrire' });

test('cannot be sent before the terms are accepted, and says why', async () => {
  const { user } = open();
  expect(submit()).toBeDisabled();
  expect(submit()).toHaveAccessibleDescription(/Acceptez les conditions/);
  await user.click(screen.getByRole('checkbox'));
  expect(submit()).toBeEnabled();
});

test('signs up, asks for the new session and hands the category over', async () => {
  const { api, user } = open('/register?search=3');
  api.post('/auth/register', RegisterReply, { id: 7, id_profil: 1 }, { status: 201 });
  expect(await screen.findByText(/comme : Chercheur d'emploi/)).toBeVisible();
  await fillIn(user);
  api.get('/api/users/current', CurrentUserReply, [buildUser()]);
  const before = api.calls('get', '/api/users/current').length;
  await user.click(submit());
  await waitFor(() =>
    expect(api.calls('get', '/api/users/current').length).toBeGreaterThan(before),
  );
  expect(RegisterInput.parse(api.calls('post')[0]?.body).status).toBe('accepted');
  expect(readDraft('ama@exemple.com')).toEqual({ profession: 3 });
});

test('the server refuses an e-mail: the message is under the field, and leaves when it is edited', async () => {
  const { api, user } = open();
  api.refuse('post', '/auth/register', 422, {
    message: 'Vérifiez les champs.',
    errors: { email: ['Cette adresse est déjà utilisée.'] },
  });
  await fillIn(user);
  await user.click(submit());
  const email = screen.getByLabelText(/^E-mail/);
  await waitFor(() => expect(email).toHaveAccessibleDescription(/déjà utilisée/));
  expect(email).toHaveFocus();
  await user.type(email, 'x');
  expect(email).not.toHaveAccessibleDescription();
});

test('another failure is told in the form, and the button works again', async () => {
  const { api, user } = open();
  api.refuse('post', '/auth/register', 500);
  await fillIn(user);
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent("Oups quelque chose s'est mal passé");
  expect(submit()).toBeEnabled();
});
