import { Stats, StudentsReply, Tasks, Trends } from '@alumni/shared-contract';
import { fakeApi, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import {
  accountant,
  administrator,
  buildStaffCard,
  buildTasks,
  buildTrends,
  pageOf,
} from '../../testing/factories';
import { routes } from '../../testing/routes';
import { DashboardScreen } from './DashboardScreen';

const pending = /^\/api\/users\/students\/list/;
const stats = {
  total_inscrits: 19_004,
  total_inscrits_appouves: 18_990,
  total_inscrits_non_approuves: 14,
  total_inscrits_certifies: 9_502,
  total_inscrits_non_certifies: 9_502,
};

let api: FakeApi;
beforeEach(() => {
  // jsdom lays nothing out, and a chart without a size complains.
  const size = new DOMRect(0, 0, 800, 280);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(size);
  api = fakeApi();
  api.get('/api/stats', Stats, stats);
  api.get(pending, StudentsReply, pageOf([]));
  api.get('/api/v2/dashboard/tasks', Tasks, buildTasks());
  api.get('/api/v2/dashboard/trends', Trends, buildTrends());
});
afterEach(() => {
  jest.restoreAllMocks();
  api.restore();
});

const open = (user = administrator) =>
  renderScreen(<DashboardScreen />, {
    path: '/admin/dashboard',
    user,
    routes: { ...routes, detail_opportunity: '/admin/opportunities/:id' },
  });

test.each([
  [/^Inscrits 19\s004/, '/admin/students'],
  [/^Approuvés 18\s990/, '/admin/students?approved=1'],
  [/^Non approuvés 14 < 1 % des inscrits/, '/admin/students?approved=0'],
  [/^Certifiés 9\s502 50 % des inscrits/, '/admin/students?certified=1'],
  [/^Non certifiés 9\s502/, '/admin/students?certified=0'],
])('the counter %s links to the people it counts', async (name, address) => {
  open();
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', address);
});

test('shows the people who wait for approval, with a link to each', async () => {
  api.get(pending, StudentsReply, pageOf([buildStaffCard({ approved: 0 })], { total: 14 }));
  const { user, location } = open(accountant);
  await user.click(await screen.findByRole('link', { name: /ADJOVI Afi/ }));
  expect(location()).toBe('/admin/students/10');
  expect(api.calls('get', '/api/users/students/list')[0]?.params).toEqual({
    approved: '0',
    ready: '1',
  });
});

test('leaves out incomplete profiles, and links to them with their number', async () => {
  api.get(pending, StudentsReply, pageOf([buildStaffCard({ approved: 0 })], { total: 11 }));
  open();
  expect(await screen.findByText(/^3 inscriptions de côté : e-mail non vérifié/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Les voir' })).toHaveAttribute(
    'href',
    '/admin/students?approved=0&ready=0',
  );
  expect(screen.getByRole('link', { name: 'Voir toute la liste' })).toHaveAttribute(
    'href',
    '/admin/students?approved=0&ready=1',
  );
});

test('does not say that everybody is approved when the waiting profiles are incomplete', async () => {
  open();
  expect(await screen.findByText('Aucune inscription n’est prête à être approuvée')).toBeVisible();
  expect(await screen.findByText(/^14 inscriptions de côté/)).toBeVisible();
});

test('says that nobody waits', async () => {
  api.get('/api/stats', Stats, { ...stats, total_inscrits_non_approuves: 0 });
  open();
  expect(await screen.findByText('Toutes les inscriptions sont approuvées')).toBeVisible();
});

test('counters that fail to load offer a retry', async () => {
  api.refuse('get', '/api/stats', 500);
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  api.get('/api/stats', Stats, stats);
  await user.click(retry);
  expect(await screen.findByRole('link', { name: /^Inscrits/ })).toBeVisible();
});

const today = async () =>
  within(await screen.findByRole('region', { name: 'À faire aujourd’hui' }));

test('lists what waits for the team today, each with the place where it is done', async () => {
  api.get(pending, StudentsReply, pageOf([buildStaffCard({ approved: 0 })], { total: 14 }));
  const expiring = [{ id: 7, titre: 'Stage à Lomé', date_limite: '2026-12-01' }];
  api.get('/api/v2/dashboard/tasks', Tasks, buildTasks({ join_requests: 1, expiring }));
  open();
  const list = await today();
  await list.findAllByRole('link');
  expect(
    list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['14 inscriptions prêtes à approuver', '/admin/approvals'],
    ['1 demande pour rejoindre le réseau, sans réponse', '/admin/join-requests?state=new'],
    ['« Stage à Lomé » : dernier jour le 01/12/2026', '/admin/opportunities/7'],
  ]);
});

test('says when nothing waits for the team', async () => {
  open();
  expect(await (await today()).findByText('Rien n’attend l’équipe aujourd’hui.')).toBeVisible();
});

test('tasks that fail to load offer a retry, and the counters stay', async () => {
  api.refuse('get', '/api/v2/dashboard/tasks', 500);
  const { user } = open();
  const list = await today();
  const retry = await list.findByRole('button', { name: 'Réessayer' });
  expect(await screen.findByRole('link', { name: /^Inscrits/ })).toBeVisible();
  api.get('/api/v2/dashboard/tasks', Tasks, buildTasks({ join_requests: 2 }));
  await user.click(retry);
  expect(await list.findByRole('link', { name: /^2 demandes/ })).toBeVisible();
});

test('has the numbers of each chart in a table, with links to the people', async () => {
  open();
  const months = within(await screen.findByRole('region', { name: /^Inscriptions des douze/ }));
  expect(months.getByRole('row', { name: 'nov. 2026 31' })).toBeVisible();
  const campuses = within(screen.getByRole('region', { name: 'Par campus' }));
  expect(campuses.getByRole('row', { name: /^Togo 9\s034$/ })).toBeVisible();
  expect(campuses.getByRole('link', { name: 'Togo' })).toHaveAttribute(
    'href',
    '/admin/students?esgis=Togo',
  );
  const professions = within(screen.getByRole('region', { name: 'Par profession' }));
  expect(professions.getByRole('link', { name: 'Entrepreneur' })).toHaveAttribute(
    'href',
    '/admin/students?profession=Entrepreneur',
  );
});

test('charts that fail to load offer a retry', async () => {
  api.refuse('get', '/api/v2/dashboard/trends', 500);
  const { user } = open();
  const numbers = within(await screen.findByRole('region', { name: 'Le réseau en chiffres' }));
  const retry = await numbers.findByRole('button', { name: 'Réessayer' });
  api.get('/api/v2/dashboard/trends', Trends, buildTrends());
  await user.click(retry);
  expect(await numbers.findByRole('region', { name: 'Par campus' })).toBeVisible();
});
