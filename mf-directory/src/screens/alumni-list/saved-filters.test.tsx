import {
  SavedFilters,
  StatusReply,
  StudentsReply,
  type SavedFilter,
} from '@alumni/shared-contract';
import { fakeApi, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildCard, member, pageOf } from '../../testing/factories';
import { routes } from '../../testing/routes';
import { AlumniListScreen } from './AlumniListScreen';

const url = '/api/v2/users/me/saved-filters';
const lome: SavedFilter = {
  id: 3,
  name: 'Comptables à Lomé',
  query: { search: 'comptable', esgis: 'Togo' },
};

let api: FakeApi;
let saved: SavedFilter[];
beforeEach(() => {
  api = fakeApi();
  saved = [lome];
  api.get(/^\/api\/users\/students\/list/, StudentsReply, pageOf([buildCard()]));
  api.get(url, SavedFilters, () => saved);
});
afterEach(() => api.restore());

async function openDialog(query = '') {
  const rendered = renderScreen(<AlumniListScreen />, {
    path: `/admin/students${query}`,
    route: '/admin/students',
    user: member,
    routes,
  });
  await rendered.user.click(await screen.findByRole('button', { name: 'Mes recherches' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mes recherches' }));
  return { ...rendered, dialog };
}

test('opens a kept search', async () => {
  const { user, dialog, location } = await openDialog();
  await user.click(await dialog.findByRole('link', { name: 'Comptables à Lomé' }));
  expect(location()).toBe('/admin/students?search=comptable&esgis=Togo');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('keeps the present search under a name', async () => {
  api.post(url, SavedFilters, ({ body }) => [
    ...saved,
    { id: 4, ...(body as Omit<SavedFilter, 'id'>) },
  ]);
  const { user, dialog } = await openDialog('?search=%20m%C3%A9decin%20&promotion=2012&page=2');
  await user.type(await dialog.findByRole('textbox'), 'Médecins de 2012');
  await user.click(dialog.getByRole('button', { name: 'Garder' }));
  expect(await dialog.findByRole('link', { name: 'Médecins de 2012' })).toBeVisible();
  expect(api.calls('post', url).map(({ body }) => body)).toEqual([
    { name: 'Médecins de 2012', query: { search: 'médecin', promotion: '2012' } },
  ]);
  expect(dialog.getByRole('textbox')).toHaveValue('');
});

test('a refusal is said under the name, which stays', async () => {
  const message = 'Au plus 30 recherches : supprimez-en une d’abord.';
  api.refuse('post', url, 422, { message, errors: { name: [message] } });
  const { user, dialog } = await openDialog('?esgis=Togo');
  await user.type(await dialog.findByRole('textbox'), 'Encore une');
  await user.click(dialog.getByRole('button', { name: 'Garder' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByRole('textbox')).toHaveValue('Encore une');
});

test('deletes one, and says how to keep one when nothing is filtered', async () => {
  api.delete(`${url}/3`, StatusReply, () => {
    saved = [];
    return { status: true };
  });
  const { user, dialog } = await openDialog();
  expect(dialog.getByText(/filtrez d’abord la liste/)).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: 'Supprimer Comptables à Lomé' }));
  expect(await dialog.findByText('Aucune recherche gardée pour le moment.')).toBeVisible();
});

test('a list that cannot be fetched can be tried again', async () => {
  api.refuse('get', url, 500);
  const { user, dialog } = await openDialog();
  const retry = await dialog.findByRole('button', { name: 'Réessayer' });
  api.get(url, SavedFilters, saved);
  await user.click(retry);
  expect(await dialog.findByRole('link', { name: 'Comptables à Lomé' })).toBeVisible();
});
