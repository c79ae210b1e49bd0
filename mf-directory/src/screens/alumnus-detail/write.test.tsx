import { Alumnus, StatusReply } from '@alumni/shared-contract';
import { fakeApi, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildAlumnus, member } from '../../testing/factories';
import { routes } from '../../testing/routes';
import { AlumnusDetailScreen } from './AlumnusDetailScreen';

const address = '/api/v2/users/20/message';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => api.restore());

function open(facts: Partial<Alumnus>) {
  const person = buildAlumnus({ id: 20, nom: 'ADJOVI', prenoms: 'Afi', ...facts });
  api.get('/api/users/profil/20', Alumnus, person);
  return renderScreen(<AlumnusDetailScreen />, {
    path: '/admin/students/20',
    route: '/admin/students/:id',
    user: member,
    routes,
  });
}
async function writeForm() {
  const rendered = open({ contactable: 1 });
  await rendered.user.click(await screen.findByRole('button', { name: 'Écrire' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Écrire à ADJOVI Afi' }));
  await rendered.user.type(await dialog.findByRole('textbox'), 'Bonjour Afi');
  await rendered.user.click(dialog.getByRole('button', { name: 'Envoyer' }));
  return dialog;
}

test('sends the message, and says so', async () => {
  api.post(address, StatusReply, { status: true });
  await writeForm();
  expect(await screen.findByText('Votre message est envoyé')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls('post', address).map(({ body }) => body)).toEqual([{ message: 'Bonjour Afi' }]);
});

test('a refusal is said, and the text stays', async () => {
  api.refuse('post', address, 429, { message: 'Trop de messages aujourd’hui.' });
  const dialog = await writeForm();
  expect(await dialog.findByText('Trop de messages aujourd’hui.')).toBeVisible();
  expect(dialog.getByRole('textbox')).toHaveValue('Bonjour Afi');
});

test.each([0, undefined] as const)('contactable %s: no button', async (contactable) => {
  open({ contactable });
  expect(await screen.findByRole('heading', { name: 'Coordonnées' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Écrire' })).toBeNull();
});
