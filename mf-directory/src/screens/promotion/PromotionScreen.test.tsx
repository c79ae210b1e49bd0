import { AlumniGroups } from '@alumni/shared-contract';
import { fakeApi, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { buildUser } from '../../testing/factories';
import { routes } from '../../testing/routes';
import { PromotionScreen } from './PromotionScreen';

const url = '/api/v2/alumni/groups';
const groups: AlumniGroups = {
  own: { promotion: 2012, campus: 'Togo', total: 45 },
  promotion: [
    { name: '2013', total: 1 },
    { name: '2012', total: 1234 },
  ],
  pays_residence: [{ name: 'Bénin', total: 7 }],
  ville: [{ name: 'Porto-Novo', total: 4 }],
  employeur: [{ name: 'Ecobank', total: 3 }],
  filiere: [],
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.get(url, AlumniGroups, groups);
});
afterEach(() => api.restore());

const open = (user = buildUser({ approved: 1 }), query = '') =>
  renderScreen(<PromotionScreen />, {
    path: `/admin/promotion${query}`,
    user,
    routes: { ...routes, register: '/register' },
  });
const links = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('shows the own class, its people, and an invitation', async () => {
  open();
  const own = within(await screen.findByRole('region', { name: 'Promotion 2012, Togo' }));
  expect(own.getByText('Vous êtes 45 de cette promotion sur le réseau.')).toBeVisible();
  expect(own.getByRole('link', { name: 'Voir ma promotion' })).toHaveAttribute(
    'href',
    '/admin/students?promotion=2012&esgis=Togo',
  );
  const invitation = own.getByRole('link', { name: 'Inviter par WhatsApp' });
  const text = new URL(invitation.getAttribute('href')!).searchParams.get('text');
  expect(text).toMatch(/promotion 2012 \(Togo\).*http:\/\/localhost\/register$/);
});

test('counts by year, then by what is chosen, each a link to its people', async () => {
  const { user, location } = open();
  await screen.findByRole('region', { name: 'Tous les anciens' });
  expect(links('Années')).toEqual([
    ['20131 ancien', '/admin/students?promotion=2013'],
    ['20121\u202f234 anciens', '/admin/students?promotion=2012'],
  ]);
  await user.click(screen.getByRole('radio', { name: 'Pays' }));
  expect(links('Pays')).toEqual([['Bénin7 anciens', '/admin/students?pays_residence=B%C3%A9nin']]);
  expect(location()).toBe('/admin/promotion?by=pays_residence');
  await user.click(screen.getByRole('radio', { name: 'Filières' }));
  expect(screen.getByText('Personne ne l’a encore indiqué.')).toBeVisible();
});

test('a shared address opens its kind of group', async () => {
  open(undefined, '?by=employeur');
  await screen.findByRole('region', { name: 'Tous les anciens' });
  expect(links('Employeurs')).toEqual([['Ecobank3 anciens', '/admin/students?employeur=Ecobank']]);
});

test('somebody without a class is led to the profile', async () => {
  api.get(url, AlumniGroups, { ...groups, own: null });
  open();
  expect(await screen.findByRole('link', { name: 'Ajouter mon parcours' })).toBeVisible();
});

test('shows a notice before the approval, and calls nothing', async () => {
  open(buildUser({ approved: 0 }));
  expect(await screen.findByText(/attend son approbation/)).toBeVisible();
  expect(api.calls('get', url)).toEqual([]);
});

test('a failure can be tried again', async () => {
  api.refuse('get', url, 500);
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  api.get(url, AlumniGroups, groups);
  await user.click(retry);
  expect(await screen.findByRole('list', { name: 'Années' })).toBeVisible();
});
