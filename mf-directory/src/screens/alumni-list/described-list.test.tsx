import { CategoriesReply, StatusReply, StudentsReply } from '@alumni/shared-contract';
import { fakeApi, openList, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { accountant, buildCard, buildStaffCard, member, pageOf } from '../../testing/factories';
import { routes } from '../../testing/routes';
import { AlumniListScreen } from './AlumniListScreen';

const list = '/api/users/students/list';
const anyList = new RegExp(`^${list}`);
const flags = '/api/users/admin/update/studentstate/10';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.get('/api/v2/alumni-categories', CategoriesReply, { categories: [] });
});
afterEach(() => api.restore());

const open = (user = member, query = '') =>
  renderScreen(<AlumniListScreen />, { path: `/admin/students${query}`, user, routes });

test('a card has photo, name, profession, phone, e-mail and a link to the profile', async () => {
  api.get(anyList, StudentsReply, pageOf([buildCard({ picture_url: '/files/photos/afi' })]));
  open();
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('heading', { name: 'ADJOVI Afi' })).toBeVisible();
  expect(screen.getByRole('article').querySelector('img')?.getAttribute('src')).toContain('afi');
  expect(card.getByText('Entrepreneur')).toBeVisible();
  expect(card.getByText(/^\+228\s90\s12\s34\s56$/)).toBeVisible();
  expect(card.getByText('afi@alumni.test')).toBeVisible();
  expect(card.getByRole('link', { name: /^Voir le profil/ })).toHaveAttribute(
    'href',
    '/admin/students/10',
  );
});

test('the quick filters offer the lists of the description', async () => {
  api.get(anyList, StudentsReply, pageOf([buildCard()]));
  const { user } = open();
  await screen.findByRole('article');
  const offered = async (label: string) => {
    const options = await within(await openList(user, label)).findAllByRole('option');
    return options.slice(1).map((option) => option.textContent);
  };
  expect(await offered('Campus')).toEqual(['Bénin', 'Gabon', 'Togo']);
  expect(await offered('Filière')).toEqual(['Droit', 'Comptabilité', 'Finance']);
  const thisYear = String(new Date().getFullYear());
  for (const label of ['Année de début', 'Année de fin']) {
    const years = await offered(label);
    expect([years[0], years.at(-1)]).toEqual([thisYear, '1994']);
  }
});

test('has Précédent, Suivant and a window of five page numbers', async () => {
  api.get(anyList, StudentsReply, pageOf([buildCard()], { total: 12 * 20, page: 10 }));
  open(member, '?page=10');
  const pages = within(await screen.findByRole('navigation', { name: 'Pagination' }));
  expect(pages.getAllByRole('link').map((link) => link.textContent?.trim())).toEqual([
    'Précédent',
    '8',
    '9',
    '10',
    '11',
    '12',
    'Suivant',
  ]);
});

test('Actualiser refetches', async () => {
  api.get(anyList, StudentsReply, pageOf([]));
  const { user } = open();
  await screen.findByText('Aucun résultat');
  api.get(anyList, StudentsReply, pageOf([buildCard()]));
  await user.click(screen.getByRole('button', { name: 'Actualiser' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

test.each([
  ['Statut', 'is_activate', 'Actif', 'Inactif'],
  ['Approbation', 'approved', 'Approuvé', 'Non approuvé'],
  ['Certification', 'certified', 'Certifié', 'Non certifié'],
])('%s can be switched on and off', async (name, flag, on, off) => {
  api.get(anyList, StudentsReply, pageOf([buildStaffCard()]));
  api.put(flags, StatusReply, { status: true });
  const { user } = open(accountant);
  await user.click(await screen.findByRole('button', { name: 'Options de ADJOVI Afi' }));
  const state = await screen.findByRole('switch', { name });
  expect(state).toHaveAccessibleDescription(on);
  for (const [value, word] of [
    [0, off],
    [1, on],
  ] as const) {
    await user.click(state);
    await waitFor(() => expect(state).toHaveAccessibleDescription(word));
    await waitFor(() =>
      expect(api.calls('put', flags).at(-1)?.body).toEqual({ id: 10, [flag]: value }),
    );
  }
});

test('a phone in the form of staff is text with an international example', async () => {
  api.get(anyList, StudentsReply, pageOf([]));
  const { user } = open(accountant);
  await user.click(await screen.findByRole('button', { name: 'Ajouter' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter un ancien' }));
  const phone = dialog.getByLabelText(/^Téléphone/);
  expect(phone).toHaveAttribute('inputmode', 'tel');
  expect(phone).toHaveAttribute('placeholder', expect.stringMatching(/^00/));
});
