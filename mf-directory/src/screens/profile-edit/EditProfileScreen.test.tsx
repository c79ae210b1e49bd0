import {
  Alumnus,
  CampusesReply,
  CategoriesReply,
  DiplomasReply,
  FieldsReply,
  StatusReply,
} from '@alumni/shared-contract';
import {
  chooseOption,
  fakeApi,
  holdAnswer,
  optionsOf,
  renderScreen,
  type FakeApi,
} from '@alumni/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildAlumnus, buildPathRow, buildUser } from '../../testing/factories';
import { routes } from '../../testing/routes';
import { EditProfileScreen } from './EditProfileScreen';

const save = '/api/users/update/10';
const anyFields = /^\/api\/filieres/;
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
  api.get(anyFields, FieldsReply, [{ id: 1, nom: 'Finance' }]);
  api.get('/api/v2/alumni-categories', CategoriesReply, {
    categories: [category(1, 'Entrepreneur'), category(2, "Chercheur d'emploi")],
  });
});
afterEach(() => api.restore());

function open(facts: Parameters<typeof buildAlumnus>[0] = {}) {
  api.get('/api/users/profil/10', Alumnus, buildAlumnus(facts));
  return show();
}

function show() {
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

test('cannot be saved without a study path, and says why', async () => {
  const { user } = open();
  const button = await screen.findByRole('button', { name: 'Enregistrer' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Ajouter au moins un parcours');
  expect(screen.getByText('Aucun résultat')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ajouter' }));
  expect(button).toBeEnabled();
});

test('a server message stays with its row when another row is removed', async () => {
  api.refuse('put', save, 422, {
    message: 'À corriger.',
    errors: { 'parcours.1.end_year': ['L’année de fin précède l’année de début.'] },
  });
  const { user } = open({ parcours: [buildPathRow(), buildPathRow({ id: 2, end_year: 2009 })] });
  await screen.findByText('Étape 2');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText(/L’année de fin précède/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retirer l’étape 1' }));
  expect(screen.getByLabelText(/Année de fin/)).toHaveAccessibleDescription(
    /L’année de fin précède/,
  );
});

test('a job seeker still sees their employer, and can clear it', async () => {
  api.put(save, StatusReply, { status: true });
  const { user } = open({
    parcours: [buildPathRow()],
    profession_id: 2,
    employeur: 'Port de Lomé',
  });
  const employer = await screen.findByLabelText('Employeur');
  await waitFor(() =>
    expect(screen.getByLabelText('Profession')).toHaveAccessibleDescription("Chercheur d'emploi"),
  );
  expect(employer).toHaveValue('Port de Lomé');
  await user.clear(employer);
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Les informations ont été mise á jour')).toBeVisible();
  expect(api.calls('put', save)[0]?.body).toMatchObject({ profession_id: 2, employeur: null });
});

test.each(['profession', 'profession_id'])(
  'shows a refused %s under its field, once, and after Oops',
  async (name) => {
    const message = 'Choisissez une des valeurs proposées.';
    api.refuse('put', save, 422, { message, errors: { [name]: [message] } });
    const { user } = open({ parcours: [buildPathRow()] });
    await user.click(await screen.findByRole('button', { name: 'Enregistrer' }));
    const profession = screen.getByLabelText('Profession');
    await waitFor(() => expect(profession).toHaveAccessibleDescription(message));
    expect(profession).toHaveFocus();
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(screen.getAllByText(`Oops.. ${message}`)).toHaveLength(1);
    await chooseOption(user, profession, 'Entrepreneur');
    expect(profession).not.toBeInvalid();
  },
);

test('another diploma clears a filière that it does not offer, in its row only', async () => {
  api.get('/api/diplomes', DiplomasReply, [
    { id: 1, nom: 'Licence' },
    { id: 2, nom: 'BTS' },
  ]);
  const [finance, accounts, law] = [
    { id: 1, nom: 'Finance' },
    { id: 2, nom: 'Comptabilité' },
    { id: 3, nom: 'Droit' },
  ];
  api.get(anyFields, FieldsReply, ({ params }) =>
    params.diplome_id === '1' ? [finance, accounts] : [accounts, law],
  );
  const { user } = open({ parcours: [buildPathRow()] });
  const diploma = await screen.findByRole('combobox', { name: 'Diplôme' });
  const field = screen.getByLabelText(/^Filière/);
  await waitFor(() => expect(field).toHaveAccessibleDescription('Finance'));
  // Asked when they are needed: by another diploma, or when the person comes to the field.
  expect(api.calls('get', '/api/filieres')).toEqual([]);
  await chooseOption(user, diploma, 'BTS');
  await waitFor(() => expect(field).not.toHaveAccessibleDescription());
  expect(await optionsOf(user, field)).toEqual(['Comptabilité', 'Droit']);
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(field).toHaveAccessibleDescription(/Ce champ est obligatoire/);
  expect(api.calls('put')).toHaveLength(0);
  await chooseOption(user, field, 'Comptabilité');
  await chooseOption(user, diploma, 'Licence');
  expect(await optionsOf(user, field)).toEqual(['Finance', 'Comptabilité']);
  expect(field).toHaveAccessibleDescription('Comptabilité');
});

test('shows a filière that the server refuses in its row', async () => {
  const message = 'Cette filière n’est pas proposée pour ce diplôme.';
  api.refuse('put', save, 422, { message, errors: { 'parcours.1.id_filiere': [message] } });
  const { user } = open({ parcours: [buildPathRow(), buildPathRow({ id: 2 })] });
  await user.click(await screen.findByRole('button', { name: 'Enregistrer' }));
  const second = within(screen.getByRole('group', { name: 'Étape 2' }));
  await waitFor(() =>
    expect(second.getByLabelText(/^Filière/)).toHaveAccessibleDescription(`Finance ${message}`),
  );
});

test('shows that the profile is loading', async () => {
  const { until, answer } = holdAnswer();
  api.get('/api/users/profil/10', Alumnus, buildAlumnus(), { until });
  show();
  expect(await screen.findByText('Chargement du profil…')).toHaveRole('status');
  expect(document.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  answer();
  expect(await screen.findByRole('button', { name: 'Enregistrer' })).toBeVisible();
  expect(screen.queryByText('Chargement du profil…')).not.toBeInTheDocument();
});

test("a failure shows the server's message after Oops", async () => {
  api.refuse('put', save, 403, { message: 'Ce profil est le vôtre ?' });
  const { user } = open({ parcours: [buildPathRow()] });
  await user.click(await screen.findByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Oops.. Ce profil est le vôtre ?')).toBeVisible();
});

test.each([
  ['without a message', () => api.refuse('put', save, 500)],
  ['with status false', () => api.put(save, { parse: (body) => body }, { status: false })],
])('a failure %s has a readable message', async (_what, fail) => {
  fail();
  const { user } = open({ parcours: [buildPathRow()] });
  await user.click(await screen.findByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Oups quelque chose s’est mal passé')).toBeVisible();
  expect(screen.queryByText(/Oops/)).not.toBeInTheDocument();
});
