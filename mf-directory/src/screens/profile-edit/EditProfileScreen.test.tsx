import {
  Alumnus,
  CampusesReply,
  CategoriesReply,
  DiplomasReply,
  FieldsReply,
  StatusReply,
} from '@alumni/shared-contract';
import { fakeApi, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { buildAlumnus, buildPathRow, buildUser } from '../../testing/factories';
import { routes } from '../../testing/routes';
import { EditProfileScreen } from './EditProfileScreen';

const save = '/api/users/update/10';
const category = (id: number, name: string) => ({
  id,
  name,
  description: null,
  cover_picture: null,
});

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.get('/api/diplomes', DiplomasReply, [{ id: 1, nom: 'Licence' }]);
  api.get('/api/esgis', CampusesReply, [{ id: 1, pays: 'Togo' }]);
  api.get(/^\/api\/filieres/, FieldsReply, [{ id: 1, nom: 'Finance' }]);
  api.get('/api/v2/alumni-categories', CategoriesReply, {
    categories: [category(1, 'Entrepreneur'), category(2, "Chercheur d'emploi")],
  });
});
afterEach(() => api.restore());

function open(facts: Parameters<typeof buildAlumnus>[0] = {}) {
  api.get('/api/users/profil/10', Alumnus, buildAlumnus(facts));
  return renderScreen(<EditProfileScreen />, {
    path: '/admin/user_profil',
    user: buildUser({ id: 10 }),
    routes,
  });
}

test('saves the profile with its study path, then shows it', async () => {
  api.put(save, StatusReply, { status: true });
  const { user, location } = open({ parcours: [buildPathRow()] });
  const employer = await screen.findByLabelText('Employeur');
  await user.type(employer, 'Port de Lomé');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Les informations ont été mise á jour')).toBeVisible();
  expect(location()).toBe('/admin/show_profil');
  expect(api.calls('put', save)[0]?.body).toMatchObject({
    nom: 'ADJOVI',
    employeur: 'Port de Lomé',
    parcours: [{ id_diplome: 1, id_esgis: 1, id_filiere: 1, start_year: 2008, success: '1' }],
  });
});

test('without a study path it cannot be saved, and says why', async () => {
  const { user } = open();
  const button = await screen.findByRole('button', { name: 'Enregistrer' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Ajouter au moins un parcours');
  expect(screen.getByText('Aucun résultat')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ajouter' }));
  expect(button).toBeEnabled();
});

test('a message of the server stays with its row when another is taken away', async () => {
  api.refuse('put', save, 422, {
    message: 'À corriger.',
    errors: { 'parcours.1.end_year': ["L'année de fin précède l'année de début."] },
  });
  const { user } = open({ parcours: [buildPathRow(), buildPathRow({ id: 2, end_year: 2009 })] });
  await screen.findByText('Étape 2');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText(/L'année de fin précède/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: "Retirer l'étape 1" }));
  expect(screen.getByLabelText(/Année de fin/)).toHaveAccessibleDescription(
    /L'année de fin précède/,
  );
});

test('whoever looks for work is not asked for an employer', async () => {
  const { user } = open({ parcours: [buildPathRow()] });
  await screen.findByLabelText('Employeur');
  await user.selectOptions(screen.getByLabelText('Profession'), "Chercheur d'emploi");
  await waitFor(() => expect(screen.queryByLabelText('Employeur')).not.toBeInTheDocument());
});

test('a failure shows the message of the server after Oops', async () => {
  api.refuse('put', save, 403, { message: 'Ce profil est le vôtre ?' });
  const { user } = open({ parcours: [buildPathRow()] });
  await user.click(await screen.findByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Oops.. Ce profil est le vôtre ?')).toBeVisible();
});
