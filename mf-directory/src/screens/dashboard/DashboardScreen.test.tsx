import { Stats, StudentsReply } from '@alumni/shared-contract';
import { fakeApi, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen } from '@testing-library/react';
import { accountant, administrator, buildStaffCard, pageOf } from '../../testing/factories';
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
  api = fakeApi();
  api.get('/api/stats', Stats, stats);
  api.get(pending, StudentsReply, pageOf([]));
});
afterEach(() => api.restore());

const open = (user = administrator) =>
  renderScreen(<DashboardScreen />, { path: '/admin/dashboard', user, routes });

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
