import { Alumnus, StatusReply, texts, Visibility } from '@alumni/shared-contract';
import { fakeApi, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { buildAlumnus, member } from '../../testing/factories';
import { routes } from '../../testing/routes';
import { MyPrivacyScreen } from './MyPrivacyScreen';

const address = '/api/v2/users/me/visibility';
const open: Visibility = {
  telephone: 'members',
  email: 'members',
  employeur: 'me',
  picture: 'members',
  birthday: 'me',
  listed: 1,
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.get(address, Visibility, open);
  api.get('/api/v2/users/me/preview', Alumnus, buildAlumnus({ employeur: null, birthday: null }));
});
afterEach(() => api.restore());

const show = () =>
  renderScreen(<MyPrivacyScreen />, { path: '/admin/my-privacy', user: member, routes });
const choices = (label: string) => within(screen.getByRole('radiogroup', { name: label }));

test('shows who sees what; the team sees contact facts in any case', async () => {
  show();
  expect(await screen.findByRole('checkbox', { name: /me trouvent/ })).toBeChecked();
  expect(choices('Mon téléphone').getByRole('radio', { name: 'Les membres' })).toBeChecked();
  expect(choices('Mon employeur').getByRole('radio', { name: /équipe/ })).toBeChecked();
  expect(choices('Mon employeur').queryByRole('radio', { name: 'Moi seul' })).toBeNull();
  expect(choices('Mon anniversaire').getByRole('radio', { name: 'Moi seul' })).toBeChecked();
});

test('saves the choice, says so, and refreshes the preview', async () => {
  api.put(address, StatusReply, { status: true, message: texts.visibilitySaved });
  const { user } = show();
  const preview = within(await screen.findByRole('region', { name: 'Comme un membre me voit' }));
  expect(await preview.findByText('+228 90 12 34 56')).toBeVisible();
  await user.click(choices('Mon téléphone').getByRole('radio', { name: /équipe/ }));
  api.get('/api/v2/users/me/preview', Alumnus, buildAlumnus({ telephone: null }));
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText(texts.visibilitySaved)).toBeVisible();
  expect(api.calls('put', address)[0]?.body).toEqual({
    ...open,
    telephone: 'staff',
    employeur: 'staff',
  });
  expect(await preview.findByText('ADJOVI Afi')).toBeVisible();
  expect(preview.queryByText('+228 90 12 34 56')).toBeNull();
});

test('says that somebody who left the directory is not seen', async () => {
  api.get(address, Visibility, { ...open, listed: 0 });
  show();
  expect(await screen.findByText(/ne vous voient pas dans l’annuaire/)).toBeVisible();
});

test('keeps the choice when saving fails, and offers to load again', async () => {
  api.refuse('put', address, 500);
  const { user } = show();
  await user.click(await screen.findByRole('checkbox', { name: /me trouvent/ }));
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /me trouvent/ })).not.toBeChecked();
});

test('offers to try again when it does not load', async () => {
  api.refuse('get', address, 500);
  const { user } = show();
  const retry = await screen.findByRole('button', { name: texts.retry });
  api.get(address, Visibility, open);
  await user.click(retry);
  expect(await screen.findByRole('checkbox', { name: /me trouvent/ })).toBeChecked();
});
