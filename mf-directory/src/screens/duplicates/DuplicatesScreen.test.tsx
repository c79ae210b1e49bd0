import { DuplicatesReply, StatusReply, type DuplicatePair } from '@alumni/shared-contract';
import { fakeApi, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  accountant,
  buildDuplicatePerson,
  buildSearch,
  duplicatesPage,
} from '../../testing/factories';
import { routes } from '../../testing/routes';
import { DuplicatesScreen } from './DuplicatesScreen';

const root = '/api/v2/alumni/duplicates';
const list = /^\/api\/v2\/alumni\/duplicates(\?|$)/;
const mergeUrl = '/api/v2/alumni/merge';

/** Afi uses her account; the list of the school has her a second time. */
const used = buildDuplicatePerson();
const imported = buildDuplicatePerson({
  id: 11,
  nom: 'ADJOVI-KOSSI',
  email: 'ancienne@liste.test',
  telephone: null,
  employeur: 'Ecobank',
  imported: 1,
  last_login_at: null,
  parcours: ['Licence, Finance, Togo, 2009-2012'],
});
const afi: DuplicatePair = { people: [imported, used], reasons: ['words'] };

let api: FakeApi;
let pairs: DuplicatePair[];
beforeEach(() => {
  api = fakeApi();
  pairs = [afi];
  api.get(list, DuplicatesReply, () => duplicatesPage(pairs));
  api.post(`${root}/distinct`, StatusReply, ({ body }) => {
    pairs = (body as { distinct: number }).distinct === 1 ? [] : [afi];
    return { status: true };
  });
  api.post(mergeUrl, StatusReply, { status: true });
});
afterEach(() => api.restore());

const open = (query = '') =>
  renderScreen(<DuplicatesScreen />, {
    path: `/admin/duplicates${query}`,
    user: accountant,
    routes,
  });
const compare = () => open('?one=11&other=10');
const choice = (name: string) => screen.findByRole('radiogroup', { name });
const chosenIn = async (name: string) =>
  (await choice(name)).querySelector<HTMLElement>('.ant-radio-wrapper-checked')?.textContent;

describe('the list', () => {
  test('shows both people of a pair, why, and leads to the comparison', async () => {
    open();
    const pair = within(await screen.findByRole('list', { name: 'Paires' }));
    expect(pair.getByText('ADJOVI Afi')).toBeVisible();
    expect(pair.getByText('ADJOVI-KOSSI Afi')).toBeVisible();
    expect(pair.getByText('Mêmes nom et prénoms')).toBeVisible();
    expect(
      pair.getByRole('link', { name: 'Comparer ADJOVI-KOSSI Afi et ADJOVI Afi' }),
    ).toHaveAttribute('href', '/admin/duplicates?one=11&other=10');
    expect(screen.getByText(/Dernière recherche : le 21-11-2026/)).toBeVisible();
  });

  test('two people are marked as different, and it can be undone', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /ce sont deux personnes/ }));
    expect(await screen.findByText('Aucun doublon')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(await screen.findByRole('list', { name: 'Paires' })).toBeVisible();
    expect(api.calls('post').map(({ body }) => body)).toEqual([
      { one: 11, other: 10, distinct: 1 },
      { one: 11, other: 10, distinct: 0 },
    ]);
  });

  test('before the first search it says so, and starts one', async () => {
    api.get(list, DuplicatesReply, duplicatesPage([], null));
    api.post(root, StatusReply, { status: true }, { status: 202 });
    const { user } = open();
    expect(await screen.findByText('Aucune recherche n’a encore eu lieu')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Chercher les doublons' }));
    await waitFor(() => expect(api.calls('post', root)).toHaveLength(1));
  });

  test('shows how far the search is, and its result by itself', async () => {
    let search = buildSearch({ state: 'running', done: 12, total: 30 });
    api.get(list, DuplicatesReply, () =>
      duplicatesPage(search.state === 'done' ? [afi] : [], search),
    );
    open();
    expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    expect(screen.queryByRole('button', { name: 'Chercher les doublons' })).toBeNull();
    search = buildSearch();
    expect(await screen.findByRole('list', { name: 'Paires' }, { timeout: 5_000 })).toBeVisible();
  });

  test('a failed search, and a list that cannot be fetched, can be tried again', async () => {
    api.get(list, DuplicatesReply, duplicatesPage([], buildSearch({ state: 'failed' })));
    const first = open();
    expect(await screen.findByText(/a échoué/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Chercher les doublons' })).toBeEnabled();
    first.unmount();
    api.refuse('get', list, 500);
    open('?page=2');
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  });
});

describe('the comparison', () => {
  test('keeps the account in use, and fills what it lacks', async () => {
    compare();
    expect(await chosenIn('Compte à garder')).toBe('afi@exemple.test');
    expect(await chosenIn('Nom')).toBe('ADJOVI');
    expect(await chosenIn('Employeur')).toBe('Ecobank');
    expect(await chosenIn('Téléphone')).toMatch(/90.12.34.56$/);
    expect(screen.queryByRole('radiogroup', { name: 'Profession' })).toBeNull();
    expect(screen.getByText('Licence, Finance, Togo, 2009-2012')).toBeVisible();
  });

  test('merges after a confirmation that names both accounts', async () => {
    const { user, location } = compare();
    await user.click(within(await choice('Nom')).getByRole('radio', { name: 'ADJOVI-KOSSI' }));
    await user.click(screen.getByRole('button', { name: 'Réunir les deux fiches' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/ancienne@liste.test disparaît/)).toBeVisible();
    expect(api.calls('post', mergeUrl)).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Réunir' }));
    await waitFor(() => expect(location()).toBe('/admin/duplicates'));
    expect(api.calls('post', mergeUrl).map(({ body }) => body)).toEqual([
      { keep: 10, drop: 11, fields: ['nom', 'employeur', 'parcours'] },
    ]);
  });

  test('another account to keep turns what is proposed', async () => {
    const { user } = compare();
    const accounts = within(await choice('Compte à garder'));
    await user.click(accounts.getByRole('radio', { name: 'ancienne@liste.test' }));
    expect(await chosenIn('Nom')).toBe('ADJOVI-KOSSI');
    expect(await chosenIn('Téléphone')).toMatch(/90.12.34.56$/);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByText(/Le compte de afi@exemple.test est fermé/)).toBeVisible();
  });

  test('a refusal is said, and the choices stay', async () => {
    api.refuse('post', mergeUrl, 409, { message: 'L’autre compte est approuvé.' });
    const { user } = compare();
    await user.click(within(await choice('Nom')).getByRole('radio', { name: 'ADJOVI-KOSSI' }));
    await user.click(screen.getByRole('button', { name: 'Réunir les deux fiches' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Réunir' }),
    );
    expect(await screen.findByText('L’autre compte est approuvé.')).toBeVisible();
    expect(await chosenIn('Nom')).toBe('ADJOVI-KOSSI');
  });

  test('a person who is gone leaves nothing to merge', async () => {
    api.refuse('get', list, 404);
    compare();
    expect(await screen.findByText(/n’est plus dans l’annuaire/)).toBeVisible();
  });
});
