import { Alumnus, CategoriesReply, StatusReply } from '@alumni/shared-contract';
import { chooseOption, fakeApi, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildAlumnus, buildPathRow, buildUser } from '../../testing/factories';
import { routes } from '../../testing/routes';
import { OwnProfileScreen } from './OwnProfileScreen';

const own = '/api/users/profil/10';
const facts = '/api/v2/users/me/profile';
const category = (id: number, name: string) => ({
  id,
  name,
  description: '',
  cover_picture: null,
});
const full = {
  telephone: '+22890123456',
  employeur: 'Ecobank',
  biographie: 'Je compte.',
  nationalite: 'Togo',
  pays_residence: 'Togo',
  ville: 'Lomé',
  sexe: 'F' as const,
  picture_url: '/files/photos/a-500x500/500.webp',
  parcours: [buildPathRow()],
  profession_id: 1,
  profession: category(1, 'Entrepreneur'),
  confirmed_at: new Date().toISOString(),
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => api.restore());

function open(profile: Parameters<typeof buildAlumnus>[0]) {
  api.get(own, Alumnus, buildAlumnus({ ...full, ...profile }));
  return renderScreen(<OwnProfileScreen />, {
    path: '/admin/show_profil',
    user: buildUser({ id: 10 }),
    routes,
  });
}
const card = async () => within(await screen.findByRole('region', { name: 'Ce qui manque' }));

test('names what is missing; a tap asks for that alone', async () => {
  api.patch(facts, StatusReply, { status: true });
  const { user } = open({ employeur: null, telephone: null, ville: null });
  const missing = await card();
  expect(missing.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Téléphone',
    'Ville',
    'Employeur',
  ]);
  await user.click(missing.getByRole('button', { name: 'Employeur' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Employeur' }));
  await user.type(await dialog.findByRole('textbox', { name: /Employeur/ }), 'Orabank');
  api.get(own, Alumnus, buildAlumnus({ ...full, employeur: 'Orabank', telephone: null }));
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls('patch', facts).map(({ body }) => body)).toEqual([{ employeur: 'Orabank' }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Employeur' })).toBeNull());
});

test('a refused value is said under its field, and stays', async () => {
  const message = 'Ce numéro de téléphone n’est pas valide.';
  api.refuse('patch', facts, 422, { message, errors: { telephone: [message] } });
  const { user } = open({ telephone: null });
  await user.click((await card()).getByRole('button', { name: 'Téléphone' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Téléphone' }));
  const field = await dialog.findByRole('textbox', { name: /Téléphone/ });
  await user.type(field, '90123456');
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(field).toHaveValue('90123456');
});

test('a profession is chosen from the list', async () => {
  api.get('/api/v2/alumni-categories', CategoriesReply, {
    categories: [category(7, 'Cadre d’entreprises')],
  });
  api.patch(facts, StatusReply, { status: true });
  const { user } = open({ profession: null, profession_id: null });
  await user.click((await card()).getByRole('button', { name: 'Profession' }));
  await screen.findByRole('dialog', { name: 'Profession' });
  await chooseOption(user, /Profession/, 'Cadre d’entreprises');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() =>
    expect(api.calls('patch', facts).map(({ body }) => body)).toEqual([{ profession_id: 7 }]),
  );
});

test('the study path leads to its form; a job seeker lacks no employer', async () => {
  const profession = category(3, "Chercheur d'emploi");
  open({ parcours: [], employeur: null, profession });
  const missing = await card();
  expect(missing.getByRole('link', { name: 'Parcours' })).toHaveAttribute(
    'href',
    '/admin/user_profil',
  );
  expect(missing.queryByRole('button', { name: 'Employeur' })).toBeNull();
});

test('a full and recent profile asks for nothing', async () => {
  open({});
  expect(await screen.findByRole('heading', { name: 'Informations' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Ce qui manque' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Tout est exact' })).toBeNull();
});

test('a new profile has other things to do than to be confirmed', async () => {
  open({ confirmed_at: null, telephone: null });
  await card();
  expect(screen.queryByRole('button', { name: 'Tout est exact' })).toBeNull();
});

test('an old profile is confirmed by one tap', async () => {
  api.post('/api/v2/users/me/confirm', StatusReply, { status: true });
  const { user } = open({ confirmed_at: '2025-01-02T08:00:00.000Z' });
  expect(await screen.findByText(/confirmées le 02\/01\/2025/)).toBeVisible();
  api.get(own, Alumnus, buildAlumnus(full));
  await user.click(screen.getByRole('button', { name: 'Tout est exact' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Tout est exact' })).toBeNull());
});

test('a confirmation that fails is said, and can be tried again', async () => {
  api.refuse('post', '/api/v2/users/me/confirm', 500);
  const { user } = open({ confirmed_at: null });
  await user.click(await screen.findByRole('button', { name: 'Tout est exact' }));
  expect(await screen.findByText(/Oups quelque chose/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Tout est exact' })).toBeEnabled();
});
