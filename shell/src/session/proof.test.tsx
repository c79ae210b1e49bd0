import { http } from '@alumni/shared-auth';
import {
  CurrentUserReply,
  NotificationsReply,
  StatusReply,
  type ErrorReply,
} from '@alumni/shared-contract';
import { clearNotifications } from '@alumni/shared-ui/feedback';
import { fakeApi, type FakeApi } from '@alumni/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { member } from '../testing/people';
import { buildRemote, buildRoute, renderShell } from '../testing/renderShell';

const call = '/api/v2/email/reset';
const proof = '/api/v2/auth/proof';
const remotes = [
  buildRemote('mf_a', [
    buildRoute({ name: 'user_profil', path: '/admin/profil', layout: 'member', access: 'session' }),
  ]),
];

/** A screen with one sensitive call. */
function Sensitive() {
  const [outcome, setOutcome] = useState('');
  const send = () =>
    http.put(call, { email: 'autre@alumni.test' }).then(
      () => setOutcome('fait'),
      (error: Error) => setOutcome(error.name),
    );
  return (
    <>
      <h1>Profil</h1>
      <button onClick={() => void send()}>Changer</button>
      <p>Résultat : {outcome}</p>
    </>
  );
}

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.get('/api/users/current', CurrentUserReply, [member]);
  api.get(`/api/users/notifications/${member.id}`, NotificationsReply, []);
});
afterEach(() => {
  api.restore();
  act(clearNotifications);
});

async function askWith(errors: Record<string, string[]>) {
  const refusal = { code: 'proof_required', message: 'Confirmez.', errors } as ErrorReply;
  api.refuse('put', call, 422, refusal);
  const { user } = await renderShell(remotes, {
    path: '/admin/profil',
    screens: { 'mf_a/Screen_user_profil': Sensitive },
  });
  await user.click(await screen.findByRole('button', { name: 'Changer' }));
  await screen.findByRole('dialog', { name: 'Confirmez que c’est bien vous' });
  return user;
}

test('asks for the password, shows a wrong one, then repeats the call', async () => {
  const user = await askWith({ password: ['Donnez à nouveau votre mot de passe.'] });
  const wrong = { password: ['Ce mot de passe n’est pas le bon.'] };
  api.refuse('post', proof, 422, { message: 'Refusé.', errors: wrong });
  await user.type(screen.getByLabelText(/^Votre mot de passe/), 'Demo2026!');
  await user.click(screen.getByRole('button', { name: 'Confirmer' }));
  expect(await screen.findByText('Ce mot de passe n’est pas le bon.')).toBeVisible();
  api.post(proof, StatusReply, { status: true });
  api.put(call, StatusReply, { status: true });
  await user.click(screen.getByRole('button', { name: 'Confirmer' }));
  expect(await screen.findByText('Résultat : fait')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.calls('put', call)).toHaveLength(2);
  expect(api.calls('post', proof).at(-1)?.body).toMatchObject({ password: 'Demo2026!' });
});

test('mails a code to a person without a password', async () => {
  api.post(`${proof}/code`, StatusReply, { status: true });
  api.post(proof, StatusReply, { status: true });
  const user = await askWith({ code: ['Donnez le code reçu par e-mail.'] });
  await user.type(await screen.findByLabelText(/^Code à six chiffres/), '012345');
  expect(api.calls('post', `${proof}/code`)).toHaveLength(1);
  api.put(call, StatusReply, { status: true });
  await user.click(screen.getByRole('button', { name: 'Confirmer' }));
  expect(await screen.findByText('Résultat : fait')).toBeVisible();
  expect(api.calls('post', proof)[0]?.body).toMatchObject({ code: '012345' });
});

test('changes nothing when the person closes the dialog', async () => {
  const user = await askWith({ password: ['Donnez à nouveau votre mot de passe.'] });
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(await screen.findByText('Résultat : AbortError')).toBeVisible();
  expect(api.calls('put', call)).toHaveLength(1);
});
