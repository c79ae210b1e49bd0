import {
  RecoveryCodesReply,
  SecondFactorReply,
  StatusReply,
  texts,
  TotpReply,
} from '@alumni/shared-contract';
import { fakeApi, holdAnswer, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { administrator, buildSecondFactor } from '../../testing/factories';
import { routes } from '../../testing/routes';
import { SecurityScreen } from './SecurityScreen';

const root = '/api/v2/second-factor';
const passkey = {
  id: 4,
  name: 'Mon téléphone',
  created_at: '2026-11-02T10:00:00Z',
  last_used_at: null,
};
const codes = ['7K2Q-9D4M-X0AB-33RT', 'AAAA-BBBB-CCCC-DDDD'];

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => api.restore());

function open(facts: Partial<SecondFactorReply> = {}) {
  api.get(root, SecondFactorReply, buildSecondFactor(facts));
  return renderScreen(<SecurityScreen />, {
    path: '/admin/security',
    user: administrator,
    routes,
  });
}
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

test('without a second factor proposes one, without recovery codes', async () => {
  open();
  expect(await screen.findByText(/n’a pas encore de second facteur/)).toBeVisible();
  expect(screen.getByText(/Aucune clé d’accès/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Codes de secours' })).toBeNull();
});

test('a network that requires one says what it opens', async () => {
  open({ required: 1 });
  expect(await screen.findByRole('alert')).toHaveTextContent(/pour ouvrir les autres écrans/);
});

test('shows that it is loading, and a failure with a retry', async () => {
  const { until, answer } = holdAnswer();
  api.get(root, SecondFactorReply, buildSecondFactor(), { until });
  const page = renderScreen(<SecurityScreen />, { user: administrator, routes });
  expect(await screen.findByText('Chargement de la sécurité du compte…')).toHaveRole('status');
  answer();
  expect(await screen.findByText(/n’a pas encore/)).toBeVisible();
  page.unmount();
  api.cut('get', root);
  const { user } = renderScreen(<SecurityScreen />, { user: administrator, routes });
  const retry = await screen.findByRole('button', { name: texts.retry });
  api.get(root, SecondFactorReply, buildSecondFactor());
  await user.click(retry);
  expect(await screen.findByText(/n’a pas encore/)).toBeVisible();
});

test('sets an app up: password, QR code, first code, recovery codes', async () => {
  api.post(`${root}/totp`, TotpReply, { secret: 'ABCDEFGH', uri: 'otpauth://totp/x' });
  api.put(`${root}/totp`, RecoveryCodesReply, { recovery_codes: codes });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Configurer' }));
  const form = await dialog('Configurer une application à codes');
  await user.type(form.getByLabelText(/^Votre mot de passe/), 'Secret2026');
  await user.click(form.getByRole('button', { name: 'Continuer' }));
  expect(await form.findByText('ABCD EFGH')).toBeVisible();
  expect(document.querySelector('svg [fill="black"]')).toBeInTheDocument();
  const code = form.getByLabelText(/^Code affiché/);
  expect(code).toHaveFocus();
  await user.type(code, '123456');
  await user.click(form.getByRole('button', { name: 'Activer' }));
  const list = await form.findByRole('list', { name: 'Codes de secours' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(codes);
  const asked = api.calls('get', root).length;
  await user.click(form.getByRole('button', { name: 'J’ai gardé mes codes' }));
  await waitFor(() => expect(api.calls('get', root).length).toBeGreaterThan(asked));
  expect(api.calls('put')[0]?.body).toEqual({ code: '123456' });
});

test('a wrong password and a wrong code are shown under their fields', async () => {
  const refused = (field: string) => ({ message: 'Non.', errors: { [field]: ['C’est faux.'] } });
  api.refuse('post', `${root}/totp`, 422, refused('password'));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Configurer' }));
  const form = await dialog('Configurer une application à codes');
  const password = form.getByLabelText(/^Votre mot de passe/);
  await user.type(password, 'Autre2026');
  await user.click(form.getByRole('button', { name: 'Continuer' }));
  await waitFor(() => expect(password).toHaveAccessibleDescription(/C’est faux/));
  api.post(`${root}/totp`, TotpReply, { secret: 'ABCDEFGH', uri: 'otpauth://totp/x' });
  api.refuse('put', `${root}/totp`, 422, refused('code'));
  await user.click(form.getByRole('button', { name: 'Continuer' }));
  const code = await form.findByLabelText(/^Code affiché/);
  await user.type(code, '000000');
  await user.click(form.getByRole('button', { name: 'Activer' }));
  await waitFor(() => expect(code).toHaveAccessibleDescription(/C’est faux/));
});

test('lists passkeys, and deletes one with the password', async () => {
  api.delete(`${root}/passkeys/4`, StatusReply, { status: true });
  const { user } = open({ passkeys: [passkey], recovery_codes_left: 8 });
  expect(await screen.findByText(/jamais utilisée/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Supprimer la clé Mon téléphone' }));
  const form = await dialog(/Supprimer la clé/);
  await user.type(form.getByLabelText(/^Votre mot de passe/), 'Secret2026');
  await user.click(form.getByRole('button', { name: 'Retirer' }));
  expect(await screen.findByText('Opération effectuée')).toBeVisible();
  expect(api.calls('delete')[0]).toMatchObject({
    url: `${root}/passkeys/4`,
    body: { password: 'Secret2026' },
  });
});

test('a passkey that the browser does not create says so, and keeps the form', async () => {
  api.cut('post', `${root}/passkeys/options`);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Ajouter une clé' }));
  const form = await dialog('Ajouter une clé d’accès');
  await user.type(form.getByLabelText(/^Votre mot de passe/), 'Secret2026');
  await user.click(form.getByRole('button', { name: 'Continuer' }));
  expect(await form.findByText(/Aucune clé d’accès n’a été créée/)).toBeVisible();
  expect(form.getByLabelText(/^Nom de la clé/)).toHaveValue('Cet appareil');
});

test('few recovery codes are a warning; renewed ones are shown once', async () => {
  api.post(`${root}/recovery-codes`, RecoveryCodesReply, { recovery_codes: codes });
  const { user } = open({ totp: '2026-11-02T10:00:00Z', recovery_codes_left: 1 });
  expect(await screen.findByRole('alert')).toHaveTextContent(/Il vous reste 1 code/);
  await user.click(screen.getByRole('button', { name: 'Renouveler' }));
  const form = await dialog('Renouveler les codes de secours');
  await user.type(form.getByLabelText(/^Votre mot de passe/), 'Secret2026');
  await user.click(form.getByRole('button', { name: 'Renouveler' }));
  expect(await form.findByText('7K2Q-9D4M-X0AB-33RT')).toBeVisible();
});

test('forgets the remembered browsers', async () => {
  api.delete(`${root}/devices`, StatusReply, { status: true });
  const { user } = open({ totp: '2026-11-02T10:00:00Z', recovery_codes_left: 9, devices: 2 });
  expect(await screen.findByText(/2 appareils ne sont plus interrogés/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tout oublier' }));
  expect(await screen.findByText('Opération effectuée')).toBeVisible();
});
