import {
  AlumniTypesReply,
  ImportRowsReply,
  ImportStarted,
  ImportState,
} from '@alumni/shared-contract';
import { chooseOption, fakeApi, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { accountant, alumniTypes, buildImport, importRowsPage } from '../../testing/factories';
import { routes } from '../../testing/routes';
import { ImportScreen } from './ImportScreen';

const root = '/api/v2/alumni/imports';
const one = `${root}/80`;
const counts = { create: 1_120, complete: 0, skip: 30, refused: 50 };

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
  api.get('/api/v2/alumni-types', AlumniTypesReply, { types: alumniTypes });
  api.get(
    /\/imports\/80\/rows/,
    ImportRowsReply,
    importRowsPage([
      {
        number: 2,
        name: 'ADJOVI Afi',
        outcome: 'create',
        errors: [],
        duplicate: null,
        choices: [],
      },
      {
        number: 3,
        name: 'BANKOLE Kofi',
        outcome: 'skip',
        errors: [],
        duplicate: { id: 10, name: 'BANKOLE Kofi' },
        choices: ['skip', 'complete', 'create'],
      },
      {
        number: 4,
        name: '',
        outcome: 'refused',
        duplicate: null,
        choices: [],
        errors: [{ column: 'E-mail', message: 'Cette adresse n’est pas valide.' }],
      },
    ]),
  );
});
afterEach(() => api.restore());

const open = (query = '?id=80') =>
  renderScreen(<ImportScreen />, { path: `/admin/import${query}`, user: accountant, routes });
const show = (facts: Partial<ImportState>) => api.get(one, ImportState, buildImport(facts));
const file = (size = 10) => new File(['x'.repeat(size)], 'anciens.csv', { type: 'text/csv' });
const input = () => document.querySelector<HTMLInputElement>('input[type=file]')!;

test('sends a file, follows it, and finds it again after a reload', async () => {
  api.post(root, ImportStarted, { id: 80 });
  show({ state: 'reading', headers: [] });
  const { user, location } = open('');
  await screen.findByRole('button', { name: 'Choisir un fichier' });
  await user.upload(input(), file());
  expect(await screen.findByText(/Le fichier est en cours de lecture/)).toBeVisible();
  expect(location()).toBe('/admin/import?id=80');
  const sent = api.calls('post', root)[0]?.body as FormData;
  expect((sent.get('file') as File).name).toBe('anciens.csv');
  show({});
  expect(await screen.findByRole('button', { name: 'Vérifier les lignes' })).toBeVisible();
});

test('a file that is too large is told before it is sent; a refused one after', async () => {
  api.refuse('post', root, 413, { message: 'Le fichier est trop volumineux (5 Mo au plus).' });
  const { user } = open('');
  await screen.findByRole('button', { name: 'Choisir un fichier' });
  await user.upload(input(), file(5_000_001));
  expect(await screen.findByText(/dépasse 5 Mo/)).toBeVisible();
  expect(api.calls('post')).toEqual([]);
  await user.upload(input(), file());
  expect(await screen.findByText(/trop volumineux/)).toBeVisible();
});

test('the columns are guessed, shown with an example, and can be changed', async () => {
  show({});
  api.put(`${one}/mapping`, ImportState, () => {
    show({ state: 'checked', counts });
    return buildImport({ state: 'mapped', done: 600 });
  });
  const { user } = open();
  expect(
    await screen.findByRole('heading', { name: /« anciens.xlsx » : 1\s200 lignes/ }),
  ).toBeVisible();
  await chooseOption(user, /E-mail/, 'Courriel perso (afi@liste.test)');
  await user.click(screen.getByRole('radio', { name: 'Compléter leurs informations vides' }));
  await user.click(screen.getByRole('button', { name: 'Vérifier les lignes' }));
  expect(await screen.findByText(/600 sur 1\s200/)).toBeVisible();
  expect(api.calls('put')[0]?.body).toEqual({
    columns: { nom: 0, prenoms: 1, email: 2 },
    on_duplicate: 'complete',
    alumni_type_id: null,
  });
  expect(await screen.findByRole('button', { name: /Importer 1\s120 lignes/ })).toBeVisible();
});

test('reports each row, and imports after a question', async () => {
  show({ state: 'checked', counts });
  api.post(`${one}/apply`, ImportState, () => {
    show({ state: 'applied', counts, undo_refused: null });
    return buildImport({ state: 'applying', counts, done: 300 });
  });
  const { user } = open();
  const faulty = within(await screen.findByRole('row', { name: /Sans nom/ }));
  expect(faulty.getByText('E-mail')).toBeVisible();
  expect(faulty.getByText(/n’est pas valide/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'BANKOLE Kofi' })).toHaveAttribute(
    'href',
    '/admin/students/10',
  );
  expect(screen.getByRole('link', { name: /Télécharger les lignes refusées/ })).toHaveAttribute(
    'href',
    `${one}/refused.csv`,
  );
  await user.click(screen.getByRole('radio', { name: /Refusées \(50\)/ }));
  await waitFor(() =>
    expect(api.calls('get', `${one}/rows`).at(-1)?.params).toEqual({ outcome: 'refused' }),
  );
  await user.click(screen.getByRole('button', { name: /Importer 1\s120 lignes/ }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/Aucun e-mail ne part/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Importer' }));
  expect(
    await screen.findByText(/importées ensemble. Lignes traitées : 300 sur 1\s200/),
  ).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  expect(
    await screen.findByText(/1\s120 ajoutées, 0 complétées, 30 laissées, 50 refusées/),
  ).toBeVisible();
});

test('of a duplicate staff choose what becomes; a choice that fails says why', async () => {
  show({ state: 'checked', counts });
  api.put(
    `${one}/rows/3`,
    ImportState,
    buildImport({ state: 'checked', counts: { ...counts, create: 1_121 } }),
  );
  const { user } = open();
  const label = 'Ce que devient BANKOLE Kofi, ligne 3';
  await screen.findByRole('combobox', { name: label });
  await chooseOption(user, label, 'Ajouter');
  expect(await screen.findByRole('button', { name: /Importer 1\s121 lignes/ })).toBeVisible();
  expect(api.calls('put').map(({ body }) => body)).toEqual([{ choice: 'create' }]);
  api.refuse('put', `${one}/rows/3`, 409, { message: 'Cet import a avancé entre-temps.' });
  await chooseOption(user, label, 'Compléter');
  expect(await screen.findByText(/a avancé entre-temps/)).toBeVisible();
});

test('undoes an import after a question, unless somebody has signed in', async () => {
  show({ state: 'applied', counts, undo_refused: null });
  api.post(`${one}/undo`, ImportState, () => {
    show({ state: 'undone', counts });
    return buildImport({ state: 'undone', counts });
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Annuler l’import' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Annuler l’import' }));
  expect(await screen.findByRole('heading', { name: 'Import annulé' })).toBeVisible();
});

test('says why an import cannot be undone', async () => {
  show({ state: 'applied', counts, undo_refused: 'Une personne importée s’est déjà connectée.' });
  open();
  expect(await screen.findByText(/s’est déjà connectée/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Annuler l’import' })).toBeNull();
});

test('a failed import says why, and keeps the columns for another try', async () => {
  show({ state: 'failed', problem: 'L’adresse de la ligne 3 est prise.' });
  const { user, location } = open();
  expect(await screen.findByText(/ligne 3 est prise/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Vérifier les lignes' })).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Choisir un autre fichier' })[0]!);
  expect(location()).toBe('/admin/import');
  expect(await screen.findByRole('button', { name: 'Choisir un fichier' })).toBeVisible();
  await waitFor(() => expect(api.calls('delete', one)).toHaveLength(1));
});

test('an import that is gone offers a new one; one that does not load, another try', async () => {
  api.refuse('get', one, 404);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Nouvel import' }));
  expect(await screen.findByRole('button', { name: 'Choisir un fichier' })).toBeVisible();
});

test('a step whose answer is lost shows how far the import is', async () => {
  show({ state: 'checked', counts });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /Importer 1\s120 lignes/ }));
  const question = within(await screen.findByRole('alertdialog'));
  api.refuse('post', `${one}/apply`, 502);
  show({ state: 'applied', counts, undo_refused: null });
  await user.click(question.getByRole('button', { name: 'Importer' }));
  expect(await screen.findByRole('heading', { name: 'Import terminé' })).toBeVisible();
});

test('a restart of the server while it works does not end the page’s questions', async () => {
  show({ state: 'mapped', done: 600 });
  open();
  expect(await screen.findByText(/600 sur 1\s200/)).toBeVisible();
  api.refuse('get', one, 502);
  const asked = api.calls('get', one).length;
  await waitFor(() => expect(api.calls('get', one).length).toBeGreaterThan(asked));
  show({ state: 'checked', counts });
  expect(await screen.findByRole('button', { name: /Importer 1\s120 lignes/ })).toBeVisible();
});
