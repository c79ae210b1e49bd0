import { AdvantagesReply, AlumniTypesReply } from '@alumni/shared-contract';
import { fakeApi, renderScreen } from '@alumni/shared-ui/testing';
import { screen } from '@testing-library/react';
import { accountant, advantages, routes, types } from '../../testing/factories';
import { AssignAdvantagesScreen } from './AssignAdvantagesScreen';

function open(id: number) {
  const api = fakeApi();
  api.get('/api/v2/alumni-types', AlumniTypesReply, types);
  api.get('/api/v2/advantages', AdvantagesReply, advantages);
  const path = `/admin/user-types/${id}/assign-advantages`;
  const shown = renderScreen(<AssignAdvantagesScreen />, {
    path,
    route: routes.assign_advantages,
    routes,
    user: accountant,
  });
  return { api, ...shown };
}

test('the step has its own address, and links back to the types', async () => {
  const { user, location } = open(2);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Avantages de « Jeune diplômé »' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Un mentor pendant un an' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(location()).toBe('/admin/user-types');
});

test('asks before leaving with changed checkboxes', async () => {
  const { user, location } = open(2);
  await user.click(await screen.findByRole('checkbox', { name: 'Un mentor pendant un an' }));
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  await user.click(await screen.findByRole('button', { name: 'Quitter sans enregistrer' }));
  expect(location()).toBe('/admin/user-types');
});

test('a deleted type says so', async () => {
  open(99);
  expect(await screen.findByText('Ce type n’existe plus.')).toBeInTheDocument();
});

test('a failure of either list offers a retry', async () => {
  const api = fakeApi();
  api.get('/api/v2/alumni-types', AlumniTypesReply, types);
  api.refuse('get', '/api/v2/advantages', 500);
  const { user } = renderScreen(<AssignAdvantagesScreen />, {
    path: '/admin/user-types/2/assign-advantages',
    route: routes.assign_advantages,
    routes,
  });
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  api.get('/api/v2/advantages', AdvantagesReply, advantages);
  await user.click(retry);
  expect(await screen.findByRole('checkbox', { name: 'Droit de vote' })).toBeInTheDocument();
});
