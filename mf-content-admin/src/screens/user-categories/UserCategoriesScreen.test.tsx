import { CategoriesReply, CategoryReply, StatusReply } from '@alumni/shared-contract';
import { decodePictures, fakeApi, picture, renderScreen } from '@alumni/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { accountant, categories, routes } from '../../testing/factories';

import { UserCategoriesScreen } from './UserCategoriesScreen';

const root = '/api/v2/alumni-categories';
const category = { ...categories.categories[0]!, id: 3 };

async function open() {
  const api = fakeApi();
  api.get(root, CategoriesReply, categories);
  const { user } = renderScreen(<UserCategoriesScreen />, {
    path: routes.list_of_user_categories,
    routes,
    user: accountant,
  });
  await screen.findByRole('list', { name: 'Catégories' });
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  const dialog = async () => within(await screen.findByRole('dialog'));
  return { api, user, press, dialog };
}

beforeEach(decodePictures);

test('each category can be changed or deleted', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Catégories d’utilisateurs (2)',
  );
  expect(screen.getAllByRole('button', { name: /^Modifier/ })).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: /^Supprimer/ })).toHaveLength(2);
});

test('a new category requires its picture, its name and its description', async () => {
  const { api, press, dialog } = await open();
  await press('Ajouter une catégorie');
  await screen.findByRole('dialog');
  await press('Enregistrer');
  const form = await dialog();
  expect(form.getByText('Veuillez ajouter une image de couverture.')).toBeInTheDocument();
  expect(form.getByLabelText(/^Nom/)).toBeInvalid();
  expect(form.getByLabelText(/^Description/)).toBeInvalid();
  expect(api.calls('post')).toEqual([]);
});

test('sends a new category as a multipart form', async () => {
  const { api, user, press, dialog } = await open();
  api.post(root, CategoryReply, { status: true, category }, { status: 201 });
  await press('Ajouter une catégorie');
  await screen.findByRole('dialog');
  const form = await dialog();
  await user.upload(form.getByLabelText(/^Image de couverture/), picture());
  await user.type(form.getByLabelText(/^Nom/), 'Chercheur');
  await user.type(form.getByLabelText(/^Description/), 'En recherche.');
  await press('Enregistrer');
  expect(await screen.findByText('Opération effectuée')).toBeInTheDocument();
  const body = api.calls('post', root)[0]?.body as FormData;
  expect([...body.keys()].sort()).toEqual(['cover_picture', 'description', 'name']);
});

test('shows a taken name under the name field', async () => {
  const { api, press, dialog } = await open();
  api.refuse('post', `${root}/1`, 400, {
    message: 'Certains champs sont à corriger.',
    errors: { name: ['Ce nom est déjà pris.'] },
  });
  await press('Modifier « Entrepreneur »');
  await press('Enregistrer');
  const form = await dialog();
  expect(await form.findByText('Ce nom est déjà pris.')).toBeInTheDocument();
  expect(form.getByLabelText(/^Nom/)).toHaveFocus();
});

test('deleting asks first', async () => {
  const { api, user, press } = await open();
  api.delete(`${root}/1`, StatusReply, { status: true });
  await press('Supprimer « Entrepreneur »');
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText('Opération effectuée')).toBeInTheDocument();
});
