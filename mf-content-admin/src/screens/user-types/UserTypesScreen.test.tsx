import {
  AdvantagesReply,
  AlumniTypeReply,
  AlumniTypesReply,
  StatusReply,
} from '@alumni/shared-contract';
import { fakeApi, renderScreen } from '@alumni/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { accountant, advantages, routes, types } from '../../testing/factories';
import { UserTypesScreen } from './UserTypesScreen';

const root = '/api/v2/alumni-types';
const type = types.types[2]!;

async function open() {
  const api = fakeApi();
  api.get(root, AlumniTypesReply, types);
  api.get('/api/v2/advantages', AdvantagesReply, advantages);
  const { user, location } = renderScreen(<UserTypesScreen />, {
    path: routes.list_of_user_types,
    routes,
    user: accountant,
  });
  await screen.findByRole('list', { name: 'Types' });
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  return { api, user, location, press };
}

test('each type shows its number of advantages', async () => {
  await open();
  const notes = screen
    .getAllByRole('listitem')
    .map((row) => within(row).getByText(/avantage$|avantages$/).textContent);
  expect(notes).toEqual(['2 avantages', '1 avantage', 'Aucun avantage']);
});

test('sends the name of a new type', async () => {
  const { api, user, press } = await open();
  api.post(root, AlumniTypeReply, { status: true, type }, { status: 201 });
  await press('Ajouter un type');
  await screen.findByRole('dialog');
  await user.type(screen.getByLabelText(/^Nom/), 'Ambassadeur');
  await press('Enregistrer');
  expect(await screen.findByText('Opération effectuée')).toBeInTheDocument();
  expect(api.calls('post', root)[0]?.body).toEqual({ name: 'Ambassadeur' });
});

test('renames a type', async () => {
  const { api, user, press } = await open();
  api.put(`${root}/3`, AlumniTypeReply, { status: true, type });
  await press('Modifier « Mentor »');
  await user.type(screen.getByLabelText(/^Nom/), 's');
  await press('Enregistrer');
  expect(await screen.findByText('Opération effectuée')).toBeInTheDocument();
  expect(api.calls('put')[0]?.body).toEqual({ name: 'Mentors' });
});

test('deleting asks, and a refusal shows why', async () => {
  const { api, user, press } = await open();
  api.refuse('delete', `${root}/1`, 409, { message: 'Ce type est porté par des anciens.' });
  await press('Supprimer « Membre actif »');
  const question = async () => within(await screen.findByRole('alertdialog'));
  await user.click((await question()).getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText('Ce type est porté par des anciens.')).toBeInTheDocument();
  api.delete(`${root}/1`, StatusReply, { status: true });
  await press('Supprimer « Membre actif »');
  await user.click((await question()).getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText('Opération effectuée')).toBeInTheDocument();
});

test('the second step saves the checked advantages, and returns to a refetched list', async () => {
  const { api, user, location, press } = await open();
  api.post(`${root}/1/assign-advantages`, AlumniTypeReply, { status: true, type }, { status: 201 });
  await press('Avantages de « Membre actif »');
  expect(await screen.findByRole('checkbox', { name: 'Droit de vote' })).toBeChecked();
  const mentor = screen.getByRole('checkbox', { name: 'Un mentor pendant un an' });
  expect(mentor).not.toBeChecked();
  await user.click(mentor);
  await user.click(screen.getByRole('checkbox', { name: 'Accès à la bibliothèque' }));
  const asked = api.calls('get', root).length;
  await press('Sauvegarder');
  expect(await screen.findByRole('list', { name: 'Types' })).toBeInTheDocument();
  expect(location()).toBe('/admin/user-types');
  expect(api.calls('post')[0]?.body).toEqual({
    alumni_type_id: 1,
    type_advantages: [{ id: 11 }, { id: 12 }],
  });
  expect(api.calls('get', root).length).toBeGreaterThan(asked);
});

test('Annuler returns without a refetch', async () => {
  const { api, press } = await open();
  await press('Avantages de « Mentor »');
  await screen.findByRole('checkbox', { name: 'Droit de vote' });
  const asked = api.calls('get', root).length;
  await press('Annuler');
  expect(await screen.findByRole('list', { name: 'Types' })).toBeInTheDocument();
  expect(api.calls('get', root)).toHaveLength(asked);
});

test.each([
  ['Annuler', () => screen.getByRole('button', { name: 'Annuler' })],
  ['the link back', () => screen.getByRole('link', { name: /Types d.utilisateurs/ })],
])('%s with changed checkboxes asks first', async (_name, way) => {
  const { user, location, press } = await open();
  await press('Avantages de « Mentor »');
  await user.click(await screen.findByRole('checkbox', { name: 'Droit de vote' }));
  await user.click(way());
  await user.click(await screen.findByRole('button', { name: 'Rester' }));
  expect(screen.getByRole('checkbox', { name: 'Droit de vote' })).toBeChecked();
  await user.click(way());
  await user.click(await screen.findByRole('button', { name: 'Quitter sans enregistrer' }));
  expect(await screen.findByRole('list', { name: 'Types' })).toBeInTheDocument();
  expect(location()).toBe('/admin/user-types');
});
