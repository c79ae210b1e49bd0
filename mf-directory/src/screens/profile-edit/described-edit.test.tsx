import {
  Alumnus,
  CampusesReply,
  CategoriesReply,
  DiplomasReply,
  FieldsReply,
} from '@alumni/shared-contract';
import { fakeApi, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildAlumnus, buildPathRow, buildUser } from '../../testing/factories';
import { routes } from '../../testing/routes';
import { EditProfileScreen } from './EditProfileScreen';

const save = '/api/users/update/10';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.get('/api/diplomes', DiplomasReply, [{ id: 1, nom: 'Licence' }]);
  api.get('/api/esgis', CampusesReply, [{ id: 1, pays: 'Togo' }]);
  api.get(/^\/api\/filieres/, FieldsReply, [{ id: 1, nom: 'Finance' }]);
  api.get('/api/v2/alumni-categories', CategoriesReply, { categories: [] });
});
afterEach(() => api.restore());

const show = () =>
  renderScreen(<EditProfileScreen />, {
    path: '/admin/user_profil',
    user: buildUser({ id: 10 }),
    routes,
  });

async function open(facts: Parameters<typeof buildAlumnus>[0] = {}) {
  api.get('/api/users/profil/10', Alumnus, buildAlumnus({ parcours: [buildPathRow()], ...facts }));
  const page = show();
  await screen.findByRole('button', { name: 'Enregistrer' });
  return page;
}

test('the account has a back link, a photo with its hint, an e-mail cut at 25, and three dialogs', async () => {
  await open({ email: 'rachidatou.agbossoumonde@alumni.test' });
  expect(screen.getByRole('link', { name: /Mon profil/ })).toHaveAttribute(
    'href',
    '/admin/show_profil',
  );
  expect(screen.getByText('500x500px max')).toBeVisible();
  expect(screen.getByText('rachidatou.agbossoumonde@…')).toBeVisible();
  for (const name of ['Changer la photo', 'Changer le mail', 'Changer le mot de passe']) {
    expect(screen.getByRole('button', { name })).toBeVisible();
  }
});

test('the form has the nine fields of the description, filled with the current values', async () => {
  await open({ biographie: 'Je travaille au port.' });
  expect(screen.getByLabelText(/^Nom( |$)/)).toHaveValue('ADJOVI');
  expect(screen.getByLabelText(/^Prénom/)).toHaveValue('Afi');
  for (const label of [/^Nationalité/, /^Pays de résidence/, /^Téléphone/, /^Profession/]) {
    expect(screen.getByLabelText(label)).toBeVisible();
  }
  expect(screen.getByLabelText(/^Employeur/)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Féminin' })).toBeChecked();
  expect(screen.getByLabelText(/^Biographie/)).toHaveValue('Je travaille au port.');
  expect(screen.getByLabelText(/^Biographie/)).toHaveAttribute('rows', '8');
});

test('a row of Mon parcours has diploma, campus, field, two years and a checkbox', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Ajouter' }));
  const row = within(await screen.findByRole('group', { name: 'Étape 2' }));
  for (const label of [
    /^Diplôme( |$)/,
    /^Campus/,
    /^Filière/,
    /^Année de début/,
    /^Année de fin/,
  ]) {
    expect(row.getByRole('combobox', { name: label })).toBeVisible();
  }
  expect(row.getByRole('checkbox', { name: 'Diplôme obtenu' })).not.toBeChecked();
});

test.each(['id_diplome', 'id_esgis', 'id_filiere', 'start_year', 'end_year'])(
  'shows a message for %s of a row in that row',
  async (field) => {
    const errors = { [`parcours.1.${field}`]: ['Valeur refusée.'] };
    api.refuse('put', save, 422, { message: 'À corriger.', errors });
    const { user } = await open({ parcours: [buildPathRow(), buildPathRow({ id: 2 })] });
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    const row = within(screen.getByRole('group', { name: 'Étape 2' }));
    expect(await row.findByText('Valeur refusée.')).toBeVisible();
    await waitFor(() => expect(screen.getAllByText('Valeur refusée.')).toHaveLength(1));
  },
);
