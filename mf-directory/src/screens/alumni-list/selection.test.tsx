import {
  AlumniTypesReply,
  BulkReply,
  CategoriesReply,
  ExportStarted,
  ExportState,
  StudentsReply,
} from '@alumni/shared-contract';
import { fakeApi, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  accountant,
  alumniTypes,
  buildBulkReply,
  buildStaffCard,
  member,
  pageOf,
} from '../../testing/factories';
import { routes } from '../../testing/routes';
import { AlumniListScreen } from './AlumniListScreen';

const bulk = '/api/v2/alumni/bulk';
const anyList = /^\/api\/users\/students\/list/;

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
  api.get('/api/v2/alumni-types', AlumniTypesReply, { types: alumniTypes });
  api.get('/api/v2/alumni-categories', CategoriesReply, { categories: [] });
  api.get(anyList, StudentsReply, ({ params }) => {
    const page = Number(params.page ?? 1);
    const cards = [1, 2].map((number) =>
      buildStaffCard({ id: page * 10 + number, nom: `NOM${page * 10 + number}`, approved: 0 }),
    );
    return pageOf(cards, { total: 40, page });
  });
});
afterEach(() => api.restore());

async function select(query = '') {
  const rendered = renderScreen(<AlumniListScreen />, {
    path: `/admin/students${query}`,
    user: accountant,
    routes,
  });
  await rendered.user.click(await screen.findByRole('button', { name: 'Sélectionner' }));
  await screen.findByRole('checkbox', { name: 'Toute la page' });
  return rendered;
}
const box = (name: string) => screen.findByRole('checkbox', { name: `Sélectionner ${name} Afi` });
const asked = () => api.calls('post', bulk).map(({ body }) => body);
const reply = (facts: Partial<BulkReply> = {}) => api.post(bulk, BulkReply, buildBulkReply(facts));
const follow = (facts: Partial<BulkReply> = {}) =>
  api.get(`${bulk}/70`, BulkReply, buildBulkReply(facts));

test('members cannot select', async () => {
  renderScreen(<AlumniListScreen />, { path: '/admin/students', user: member, routes });
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Sélectionner' })).toBeNull();
});

test('approves people of two pages, and says who was left out', async () => {
  const { user } = await select();
  await user.click(await box('NOM11'));
  await user.click(screen.getByRole('link', { name: /Page 2/ }));
  await user.click(await box('NOM21'));
  await user.click(await box('NOM22'));
  expect(screen.getByRole('checkbox', { name: 'Toute la page' })).toBeChecked();
  expect(screen.getByText('3 personnes sélectionnées')).toBeVisible();
  const facts: Partial<BulkReply> = {
    total: 3,
    counts: { done: 2, unchanged: 0, skipped: 1, undone: 0, kept: 0 },
    rows: [{ id: 21, name: 'NOM21 Afi', outcome: 'skipped', message: 'E-mail non vérifié.' }],
  };
  reply(facts);
  follow(facts);
  await user.click(screen.getByRole('button', { name: 'Approuver…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approuver 3 personnes ?' }));
  expect(dialog.getByRole('button', { name: 'Confirmer' })).toBeDisabled();
  await user.click(await dialog.findByRole('radio', { name: /Membre actif/ }));
  await user.click(dialog.getByRole('button', { name: 'Confirmer' }));
  expect(await screen.findByText('2 traitées, 1 laissée de côté.')).toBeVisible();
  const left = within(screen.getByRole('dialog'));
  expect(left.getByText('NOM21 Afi')).toBeVisible();
  expect(left.getByText('E-mail non vérifié.')).toBeVisible();
  expect(asked()).toMatchObject([
    { action: 'approve', alumni_type_id: 1, only_ready: true, ids: [11, 21, 22] },
  ]);
  await user.click(left.getAllByRole('button', { name: 'Fermer' }).at(-1)!);
  expect(await screen.findByText('Personne n’est sélectionné')).toBeVisible();
});

test('acts on everybody whom the filters show, by their number', async () => {
  const { user } = await select('?approved=0');
  await user.click(screen.getByRole('button', { name: 'Les 40 personnes de la liste' }));
  expect(screen.getByText('40 personnes sélectionnées')).toBeVisible();
  expect(await box('NOM11')).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Certifier…' }));
  api.refuse('post', bulk, 409, { message: 'La liste a changé : elle montre 41 personnes.' });
  const before = api.calls('get', '/api/users/students/list').length;
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Confirmer' }));
  expect(await dialog.findByText(/elle montre 41 personnes/)).toBeVisible();
  await waitFor(() =>
    expect(api.calls('get', '/api/users/students/list').length).toBeGreaterThan(before),
  );
  reply({ action: 'certify' });
  follow({ action: 'certify' });
  await user.click(dialog.getByRole('button', { name: 'Confirmer' }));
  expect(await screen.findByText('1 traitée.')).toBeVisible();
  const [first, second] = asked() as { key: string; filters: object; expected_total: number }[];
  expect(first).toMatchObject({ filters: { approved: '0' }, expected_total: 40 });
  expect(second?.key).toBe(first?.key);
});

test('shows the progress of a long action, and undoes it', async () => {
  const { user } = await select();
  await user.click(screen.getByRole('checkbox', { name: 'Toute la page' }));
  const working: Partial<BulkReply> = {
    action: 'activate',
    state: 'running',
    total: 400,
    rows: [],
    undo: null,
    counts: { done: 100, unchanged: 0, skipped: 0, undone: 0, kept: 0 },
  };
  reply(working);
  follow(working);
  await user.click(screen.getByRole('button', { name: 'Activer…' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirmer' }),
  );
  expect(await screen.findByText(/100 personnes sur 400/)).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Avancement' })).toBeVisible();
  follow({ action: 'activate' });
  api.post(`${bulk}/70/undo`, BulkReply, () => {
    const undone = buildBulkReply({
      state: 'undone',
      undo: null,
      counts: { done: 0, unchanged: 0, skipped: 0, undone: 2, kept: 0 },
    });
    api.get(`${bulk}/70`, BulkReply, undone);
    return undone;
  });
  await user.click(await screen.findByRole('button', { name: 'Annuler cette action' }));
  expect(await screen.findByText('2 annulées.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Annuler cette action' })).toBeNull();
});

test('other filters end the choice; a failed action keeps it', async () => {
  const { user } = await select();
  await user.click(await box('NOM11'));
  api.cut('post', bulk);
  await user.click(screen.getByRole('button', { name: 'Certifier…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Confirmer' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Annuler' }));
  expect(screen.getByText('1 personne sélectionnée')).toBeVisible();
  await user.type(screen.getByLabelText('Recherche'), 'afi');
  expect(await screen.findByText('Personne n’est sélectionné')).toBeVisible();
});

test('exports the chosen people', async () => {
  const exportsUrl = '/api/v2/alumni/exports';
  const now = '2026-11-25T10:00:00.000Z';
  api.post(exportsUrl, ExportStarted, { id: 5 });
  api.get(`${exportsUrl}/5`, ExportState, {
    id: 5,
    state: 'done',
    format: 'xlsx',
    done: 1,
    total: 1,
    created_at: now,
    expires_at: now,
  });
  const { user } = await select();
  await user.click(await box('NOM12'));
  const actions = within(screen.getByRole('group', { name: 'Actions sur la sélection' }));
  await user.click(actions.getByRole('button', { name: 'Exporter' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/Les anciens sélectionnés \(1\)/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Préparer le fichier' }));
  await waitFor(() => expect(api.calls('post', exportsUrl)).toHaveLength(1));
  expect(api.calls('post', exportsUrl)[0]?.body).toMatchObject({ ids: [12] });
});
