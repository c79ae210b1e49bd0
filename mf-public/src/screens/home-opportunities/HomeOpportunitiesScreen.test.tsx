import { OpportunitiesPage, type Opportunity } from '@alumni/shared-contract';
import { fakeApi, renderScreen } from '@alumni/shared-ui/testing';
import { screen } from '@testing-library/react';
import { buildOpportunity, routes } from '../../testing/factories';
import { HomeOpportunitiesScreen } from './HomeOpportunitiesScreen';

const page = (current_page: number, data: Opportunity[], last_page = 2) => ({
  status: true as const,
  data: { data, current_page, last_page, total: 13, per_page: 12 },
});
const open = () =>
  renderScreen(<HomeOpportunitiesScreen />, { path: '/nos_opportunités', user: null, routes });

test('shows offers with their type and publisher, and more on demand', async () => {
  const api = fakeApi();
  api.get(/page=1&/, OpportunitiesPage, page(1, [buildOpportunity()]));
  api.get(/page=2&/, OpportunitiesPage, page(2, [buildOpportunity({ id: 5, expired: 1 })]));
  const { user } = open();
  expect(screen.getByRole('heading', { level: 1, name: 'NOS OPPORTUNITÉS' })).toBeVisible();
  const offer = await screen.findByRole('link', { name: 'Comptable confirmé' });
  expect(offer).toHaveAttribute('href', '/opportunity_details/4');
  expect(screen.getByText('Cabinet Sahé')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Voir plus' }));
  expect(await screen.findByText('Expirée')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Voir plus' })).toBeNull();
});

test('titles are cut at 30 characters and excerpts at 80, whole for who listens', async () => {
  const titre = 'Responsable administratif et financier';
  const description = 'Un texte. '.repeat(12).trim();
  fakeApi().get(/page=1&/, OpportunitiesPage, page(1, [buildOpportunity({ titre, description })]));
  open();
  expect(await screen.findByRole('link', { name: titre })).toBeVisible();
  expect(screen.getByText(`${titre.slice(0, 30).trimEnd()}…`)).toBeVisible();
  expect(screen.getByText(`${description.slice(0, 80).trimEnd()}…`)).toBeVisible();
});

test('says when there is none, and offers another try when they did not come', async () => {
  const api = fakeApi();
  api.cut('get', /list/);
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  api.get(/list/, OpportunitiesPage, page(1, [], 1));
  await user.click(retry);
  expect(await screen.findByText('Aucun résultat')).toBeVisible();
});
