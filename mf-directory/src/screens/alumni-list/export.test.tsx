import {
  ExportStarted,
  ExportState,
  StudentsReply,
  texts,
  type CurrentUser,
  type ExportState as State,
} from '@alumni/shared-contract';
import { fakeApi, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen } from '@testing-library/react';
import { accountant, buildStaffCard, member, pageOf } from '../../testing/factories';
import { routes } from '../../testing/routes';
import { AlumniListScreen } from './AlumniListScreen';

const root = '/api/v2/alumni/exports';
const running: State = {
  id: 7,
  state: 'running',
  format: 'xlsx',
  done: 1_000,
  total: 2_000,
  created_at: '2026-11-25T10:00:00Z',
  expires_at: '2026-11-25T11:00:00Z',
};

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
  api.get(
    /^\/api\/users\/students\/list/,
    StudentsReply,
    pageOf([buildStaffCard()], { total: 2_000 }),
  );
  api.post(root, ExportStarted, { id: 7 });
});
afterEach(() => api.restore());

async function openDialog(user: CurrentUser = accountant) {
  const { user: person, ...view } = renderScreen(<AlumniListScreen />, {
    path: '/admin/students?esgis=Togo',
    user,
    routes,
  });
  await person.click(await screen.findByRole('button', { name: 'Autres actions' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Exporter' }));
  await screen.findByRole('dialog');
  return { person, ...view };
}

test('sends the shown filters and the chosen columns, then offers the file', async () => {
  let state = running;
  api.get(`${root}/7`, ExportState, () => state);
  const { person } = await openDialog();
  expect(screen.getByText(/que montrent les filtres \(2\s000\)/)).toBeVisible();
  await person.click(screen.getByRole('checkbox', { name: 'E-mail' }));
  await person.click(screen.getByRole('radio', { name: /\.csv/ }));
  await person.click(screen.getByRole('button', { name: 'Préparer le fichier' }));
  expect(await screen.findByText(/1\s000 lignes sur 2\s000/)).toBeVisible();
  expect(api.calls('post', root)[0]?.body).toMatchObject({
    filters: { esgis: 'Togo' },
    columns: ['nom', 'prenoms', 'telephone', 'profession', 'employeur', 'campuses'],
    format: 'csv',
  });
  state = { ...running, state: 'done', done: 2_000 };
  const link = await screen.findByRole(
    'link',
    { name: 'Télécharger le fichier' },
    { timeout: 5_000 },
  );
  expect(link).toHaveAttribute('href', `${root}/7/file`);
});

test('finds the running export again after a reload, and cancels it', async () => {
  api.get(`${root}/7`, ExportState, running);
  const { person, unmount } = await openDialog();
  await person.click(screen.getByRole('button', { name: 'Préparer le fichier' }));
  await screen.findByText(/1\s000 lignes sur/);
  unmount();
  await openDialog();
  api.delete(`${root}/7`, ExportStarted, { id: 7 });
  await person.click(await screen.findByRole('button', { name: 'Annuler l’export' }));
  expect(await screen.findByRole('checkbox', { name: 'Nom' })).toBeChecked();
  expect(api.calls('delete', `${root}/7`)).toHaveLength(1);
});

test.each([
  ['failed', /n’a pas pu être fait/],
  ['cancelled', /n’est plus disponible/],
] as const)('says that an export is %s', async (state, text) => {
  api.get(`${root}/7`, ExportState, { ...running, state });
  const { person } = await openDialog();
  await person.click(screen.getByRole('button', { name: 'Préparer le fichier' }));
  expect(await screen.findByText(text)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Nouvel export' }));
  expect(await screen.findByRole('checkbox', { name: 'Nom' })).toBeVisible();
});

test('shows why an export cannot start, and keeps the choice', async () => {
  api.refuse('post', root, 503, { message: 'Le service est momentanément indisponible.' });
  const { person } = await openDialog();
  await person.click(screen.getByRole('checkbox', { name: 'Sexe' }));
  await person.click(screen.getByRole('button', { name: 'Préparer le fichier' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.requestFailed);
  expect(screen.getByRole('checkbox', { name: 'Sexe' })).toBeChecked();
});

test('is not offered to members', async () => {
  renderScreen(<AlumniListScreen />, { path: '/admin/students', user: member, routes });
  await screen.findByRole('button', { name: 'Recherche avancée' });
  expect(screen.queryByRole('button', { name: 'Autres actions' })).toBeNull();
});
